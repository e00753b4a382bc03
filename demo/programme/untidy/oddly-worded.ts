import { addDays, type Day } from "#app/time/wall-time.ts";
import type { ProgrammeEvent } from "#demo/programme/programme.ts";
import { untidyEvent } from "./untidy-event.ts";

/** Events whose names and descriptions are not what a page would like to print. */
export function oddlyWorded(today: Day): ProgrammeEvent[] {
  return [
    untidyEvent("n0namexy", addDays(today, 2), { name: " " }),
    untidyEvent("ent1t1es", addDays(today, 3), {
      name: "Tea &amp; Toast &ndash; &lsquo;60 &#38; over&rsquo; &lt;b&gt;welcome&lt;/b&gt;",
    }),
    untidyEvent("verylong", addDays(today, 4), {
      name:
        "Combined Service of Thanksgiving, Rededication and Farewell with the Neighbouring " +
        "Congregations, the Presbytery’s Visitation Committee, Both Choirs and " +
        "LlanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochMaleVoiceChoir " +
        "(please note the earlier time, and that the car park at the halls will be closed)",
    }),
    untidyEvent("hebrewab", addDays(today, 8), { name: "ערב תהילים – an Evening of Psalms" }),
    untidyEvent("arab1cxy", addDays(today, 9), { name: "أمسية صلاة (Prayer for the Middle East)" }),
    untidyEvent("scr1ptab", addDays(today, 10), {
      name: "Church Website Evening",
      description: {
        html:
          "<p onclick=\"document.title='clicked'\">Come and see the <b>new website.</b>" +
          "<script>document.title = 'script'</script>" +
          "<img src=x onerror=\"document.title='handler'\">" +
          "<p>Tell us <a href=\"javascript:document.title='link'\">what you think</a></a>.</p>" +
          '<iframe src="https://elsewhere.example/"></iframe>' +
          '<p style="position: fixed; inset: 0">Tea after.</p><p>&nbsp;</p>',
      },
    }),
  ];
}
