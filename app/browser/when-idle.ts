/** Waits until the browser has nothing else to do; Safari, which does not say, gets a fifth of a second. */
export function idle(): Promise<unknown> {
  return new Promise((begun) => {
    if ("requestIdleCallback" in window) requestIdleCallback(begun);
    else setTimeout(begun, 200);
  });
}

/** Waits until the page is there with its pictures, has been drawn, and the browser has nothing else to do. */
export async function drawnAndIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  }
  // The picture that comes with the next frame is drawn when the frame after it begins.
  await nextFrame();
  await nextFrame();
  await idle();
}

/** Waits until any of these elements comes into view. */
export function inView(...parts: Element[]): Promise<void> {
  return new Promise((come) => {
    const watching = new IntersectionObserver((places) => {
      if (!places.some(({ isIntersecting }) => isIntersecting)) return;
      watching.disconnect();
      come();
    });
    for (const part of parts) watching.observe(part);
  });
}

function nextFrame(): Promise<unknown> {
  return new Promise((begun) => requestAnimationFrame(begun));
}
