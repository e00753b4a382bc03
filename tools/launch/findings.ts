import { readChurch } from "#app/content-loader/church.server.ts";
import { contentFolder } from "#app/content-loader/content-folder.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { readNotices } from "#app/content-loader/notices.server.ts";
import { type People, readPeople } from "#app/content-loader/people.server.ts";
import { readPhotoRegister } from "#app/content-loader/photo-register.server.ts";
import { readPrivacyPolicy } from "#app/content-loader/privacy-policy.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import { phonesInFacts } from "#app/events/church-suite.server.ts";
import { readReviews } from "#app/status/reviews.server.ts";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { addressOf } from "#tools/feed-check/address.ts";
import { askFeed } from "#tools/feed-check/ask-feed.ts";
import { knownPlaces } from "#tools/feed-check/places.ts";
import { reportOn } from "#tools/feed-check/report.ts";
import { churchSuiteWords } from "./church-suite-words.ts";
import { type ContentText, textsIn } from "./content-texts.ts";
import { datesDue } from "./dates-due.ts";
import { type Finding, must, should } from "./finding.ts";
import { noticeParagraphs } from "./notice-paragraphs.ts";
import { deadLinks } from "./outside-links.ts";
import { consentsEnding, samplePhotos } from "./photos-shown.ts";
import { noticeFindings, practiceOf } from "./privacy-notice.ts";
import { promisesToMake, readPromises } from "./promises.ts";
import { sampleLeft } from "./sample-left.ts";
import { vacancyWords } from "./vacancy-words.ts";

const SAMPLE = "sample";

/** What the words themselves say of how far a church is, without asking anybody. Throws ContentProblems. */
export function findingsInWords(now: Date): Finding[] {
  const own = textsIn(contentFolder);
  const sample = textsIn(SAMPLE);
  const today = dayOf(churchTimeAt(now));
  const people = readPeople();
  const practice = practiceOf(readChurch(), readNotices().notices.length > 0);
  return [
    ...sampleLeft(own, sample),
    ...samplePhotos(contentFolder, SAMPLE),
    ...undecided(people),
    ...promisesToMake(own, readPromises(), today),
    ...consentsEnding(readPhotoRegister(), today),
    ...vacancyWords(own, people),
    ...churchSuiteWords(own, Boolean(readChurch().churchsuite)),
    ...noticeFindings(noticeParagraphs(practice.isCounted), practice),
    ...datesDue(
      {
        year: readYear(),
        notices: readNotices().notices,
        reviewed: readPrivacyPolicy().reviewed,
        samplesReview: samplesReview(sample),
        reviews: readReviews(),
      },
      today,
    ),
  ];
}

/** What can be said only by asking: whether the calendar answers and other websites' pages are still there. */
export async function findingsOutside(): Promise<Finding[]> {
  return [...(await calendarUnread()), ...(await deadLinks(textsIn(contentFolder)))];
}

function undecided({ safeguarding }: People): Finding[] {
  const { charity, analytics } = readChurch();
  return [
    ...(safeguarding || !readGroups().some(({ isForChildren }) => isForChildren)
      ? []
      : [
          should(
            "people.yaml",
            "children are left in the care of your groups, and nobody is named to tell of a worry about one: safeguarding: with name, role, phone and words",
          ),
        ]),
    ...(charity
      ? []
      : [
          should(
            "church.yaml",
            "there is no charity number, which a registered charity prints: charity: with the number that your regulator gave you, such as NIC100000 or SC012345",
          ),
        ]),
    ...(analytics
      ? []
      : [
          should(
            "church.yaml",
            "it is not decided whether page views are counted. If not, write analytics: none",
          ),
        ]),
  ];
}

async function calendarUnread(): Promise<Finding[]> {
  const { churchsuite, website } = readChurch();
  if (!churchsuite) return [];
  const address = addressOf(undefined, churchsuite);
  const answer = await askFeed(address, new URL(website).origin);
  const church = { churchsuite, website, phones: phonesInFacts(), places: knownPlaces() };
  const now = churchTimeAt(new Date());
  if (reportOn(address, answer, church, now).isWell) return [];
  return [
    must("church.yaml", "visitors cannot see the church’s calendar. npm run feed-check says why"),
  ];
}

function samplesReview(sample: ContentText[]): string {
  const notice = sample.find(({ file }) => file === "privacy-policy.md")?.text ?? "";
  return /^reviewed: (\S+)$/m.exec(notice)?.[1] ?? "";
}
