import CMS from "@sveltia/cms";

// It reads its configuration from the address that index.html names.
await CMS.init();
