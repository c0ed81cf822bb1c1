// What a member may be asked to do: what the settings say, or else what its role, the routing and its charter suggest.

import {
  headingOf,
  type Line,
  labelOf,
  readLines,
  readSections,
  withoutDecoration,
} from '#src/markdown/sections.ts';
import type { TrustedTree } from '#src/ports/git.ts';
import { nameKey } from '#src/text/slug.ts';
import { type Charter, isDutyTitle, loadCharter } from './charter.ts';
import { isRoutable, type Member } from './member.ts';
import type { Capability, SquadSettings } from './settings.ts';
import type { Team } from './team.ts';

/** May be asked to review; may be asked to change files; may hand work over itself. */
export type Capabilities = Readonly<Record<Capability, boolean>>;

type CapabilitySources = Pick<Team, 'rules' | 'routingText'> & {
  readonly settings: Pick<SquadSettings, 'capabilities' | 'a2a'>;
  readonly charter: Charter | undefined;
};

const NONE: Capabilities = { reviews: false, implements: false, sends: false };

/** Returns one member's capabilities: none if it can't be routed to, and only those that the settings list, if they do. */
export function capabilitiesOf(member: Member, sources: CapabilitySources): Capabilities {
  if (!isRoutable(member)) return NONE;
  const { capabilities, a2a } = sources.settings;
  const listed = capabilities.get(member.slug);
  const has = (one: Capability) => listed?.includes(one) === true;
  const found = listed
    ? { reviews: has('reviews'), implements: has('implements'), sends: has('sends') }
    : inferCapabilities(member, sources);
  const maySend = a2a.senders?.includes(member.slug) ?? true;
  return { ...found, sends: found.sends && maySend };
}

function inferCapabilities(member: Member, sources: CapabilitySources): Capabilities {
  const { role = '', text = '' } = sources.charter ?? {};
  const roleText = member.role || role;
  const reviews =
    REVIEWING.test(roleText) || isRoutedReviews(member, sources) || charterReviews(text);
  const isReviewer = ONLY_REVIEWING.test(roleText) && !MAKING.test(roleText);
  const onlyReviews = isReviewer || (reviews && writesNoCode(text));
  return { reviews, implements: !onlyReviews, sends: true };
}

/** Returns everybody's capabilities by slug. Reads the charters of members not in the settings: 0.2 ms each, all at once. */
export async function loadCapabilities(
  tree: TrustedTree,
  team: Team,
): Promise<ReadonlyMap<string, Capabilities>> {
  const isUnknown = (member: Member) =>
    isRoutable(member) && !team.settings.capabilities.has(member.slug);
  const found = await Promise.all(
    team.members.map(async (member): Promise<[string, Capabilities]> => {
      const charter = isUnknown(member) ? await loadCharter(tree, member) : undefined;
      return [member.slug, capabilitiesOf(member, { ...team, charter })];
    }),
  );
  return new Map(found);
}

const REVIEWING =
  /\b(?:leads?|architects?|testers?|tests?|testing|sdet|qa|quality|review(?:er|s|ing)?|security|critic|auditor|verifier|fact[ -]checker)\b/i;
const ONLY_REVIEWING = /\b(?:reviewer|auditor|critic|verifier|fact[ -]checker)\b/i;
const MAKING =
  /\b(?:dev|developer|engineer|programmer|coder|builder|writer|author|designer|architect|lead|testers?|qa|ops|devops|sre|maintainer|specialist|expert)\b/i;
const REVIEW = /\breview(?:s|er|ers|ing)?\b/i;

function isRoutedReviews(member: Member, { rules, routingText }: CapabilitySources): boolean {
  const byTable = rules.some(
    ({ work, text, agents }) =>
      agents.includes(member.slug) && !/^\S*[/*]\S*$/.test(work) && REVIEW.test(text),
  );
  return byTable || routingText.split('\n').some((line) => sendsReviewsTo(line, member));
}

/** True for `Reviews go to Ripley and Hockney.`: a review, then a word such as `to` or `by`, then the member's name. */
function sendsReviewsTo(line: string, { name, slug }: Member): boolean {
  const review = line.search(REVIEW);
  if (review < 0) return false;
  const [, ...pointedAt] = line.slice(review).split(/\b(?:to|by)\b|:|\u2192|->/);
  return pointedAt
    .flatMap((part) => part.split(/,|\b(?:and|or)\b|[.;(]/))
    .map((part) => nameKey(withoutDecoration(part.replace(/[*`_]/g, ''))))
    .some((key) => key === nameKey(name) || key === slug);
}

/** True when a charter says that its agent reviews. `If I review others' work`, in Squad's template for all, doesn't. */
function charterReviews(text: string): boolean {
  if (!REVIEW.test(text)) return false;
  const sections = readSections(readLines(text));
  return sections.some(
    ({ title, lines }) =>
      isReviewTitle(title) || lines.some((line) => lineReviews(line, title.trim().toLowerCase())),
  );
}

const CLAIM_LABELS = ['i handle', 'expertise', 'owns'];

function lineReviews(line: Line, section: string): boolean {
  const label = labelOf(line);
  if (label !== undefined) {
    if (CLAIM_LABELS.includes(label.label)) return REVIEW.test(label.value);
    return isReviewTitle(label.label) && !/^(?:no|none|never|nobody|n\/a)\b/i.test(label.value);
  }
  const heading = headingOf(line);
  if (heading !== undefined) return isReviewTitle(heading.title);
  if (line.kind !== 'text' || !(isDutyTitle(section) || section === 'how i work')) return false;
  const words = withoutDecoration(line.text);
  return (
    /^(?:i )?review(?:s|ing)?\b/i.test(words) || /^(?:code|security|design) reviews?\b/i.test(words)
  );
}

function isReviewTitle(title: string): boolean {
  return /^(?:(?:when|how|what) i )?(?:code )?review(?:s|ing)?\b/i.test(withoutDecoration(title));
}

/**
 * Matches `I don't write code.`, but not `I don't write code without tests.`, nor `I don't write features.`, since a tester's
 * tests are code.
 */
const NO_CODE =
  /\b(?:don['\u2019]?t|do not|doesn['\u2019]?t|does not|never) (?:write|implement|change) (?:any |the |production |application ){0,2}(?:code|files)(?: myself)?(?:[.,;:!)]|$)/i;

function writesNoCode(text: string): boolean {
  return readLines(text).some(({ kind, text: line }) => kind === 'text' && NO_CODE.test(line));
}
