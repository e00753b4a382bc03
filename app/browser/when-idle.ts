/** Milliseconds that browsers get which do not say when they are idle: Safari. */
const WITHOUT_IDLE_CALLBACK = 200;

/** Waits until the browser has nothing else to do. */
export function waitUntilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, WITHOUT_IDLE_CALLBACK);
  });
}

/** Waits until the page has loaded with its pictures, has been drawn, and the browser has nothing else to do. */
export async function waitUntilDrawnAndIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  // The next frame has been drawn when the frame after it begins.
  await waitForFrame();
  await waitForFrame();
  await waitUntilIdle();
}

/** Waits until any of these elements comes into view. */
export function waitUntilInView(elements: Element[]): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    for (const element of elements) observer.observe(element);
  });
}

function waitForFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
