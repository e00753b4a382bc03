// A page-view tracker in the manner of Umami's, for the stand-in's own collector.
(() => {
  const tag = document.currentScript;
  if (!(tag instanceof HTMLScriptElement)) return;
  const collector = new URL("collect", tag.src);

  function track(change = (view) => view) {
    const view = {
      website: tag.dataset.websiteId ?? "",
      url: window.location.pathname,
      title: document.title,
      referrer: "",
    };
    // A beacon is sent even while the page is being left.
    navigator.sendBeacon(
      collector,
      new Blob([JSON.stringify(change(view))], { type: "application/json" }),
    );
  }

  window.umami = { track };
  if (tag.dataset.autoTrack !== "false") track();
})();
