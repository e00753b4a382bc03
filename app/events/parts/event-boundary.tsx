import { Component, type ReactNode } from "react";
import type { ChurchEvent } from "#app/events/event.ts";
import { EventName } from "./event-badge.tsx";

/** Round every event of a list: one that cannot be shown does not take the others with it. */
export class EventBoundary extends Component<
  { event: ChurchEvent; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
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
