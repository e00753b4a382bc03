import { Component, type ReactNode } from "react";
import type { ChurchEvent } from "#app/events/event.ts";
import { EventName } from "./event-badge.tsx";

type Props = { event: ChurchEvent; children: ReactNode };

/** Round every event of a list: one that cannot be shown does not take the others with it, and is tried again when it has changed. */
export class EventBoundary extends Component<Props> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(last: Props, { hasFailed }: EventBoundary["state"]) {
    // Not where it has only just failed: that was the changed event.
    if (hasFailed && last.event !== this.props.event) this.setState({ hasFailed: false });
  }

  override render() {
    const { event, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <p>
        <EventName name={event.name} badge={null} />: this event could not be shown.
      </p>
    );
  }
}
