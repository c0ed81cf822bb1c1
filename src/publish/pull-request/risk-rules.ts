// Rules that tell from a file's path and a hunk's lines how much harm a change could do.
import { addedLines, type Hunk } from '../reviews/diff.ts';

type RiskRule = { readonly why: string; readonly risk: number; readonly pattern: RegExp };

const PATH_RULES: readonly RiskRule[] = [
  {
    why: 'sign-in and permissions',
    risk: 50,
    pattern:
      /(?:^|[/._-])(?:o?auth(?:[nz2]|entic\w{0,12}|ori[sz]\w{0,12})?|log-?in|sign-?in|sessions?|permissions?|roles?|acl|access|security)(?=[/._-]|$)/i,
  },
  {
    why: 'secrets and cryptography',
    risk: 50,
    pattern:
      /(?:^|[/._-])(?:crypto\w{0,20}|secrets?|tokens?|passwords?|credentials?|jwt|certs?|keys?|encryption)(?=[/._-]|$)/i,
  },
  {
    why: 'runs in CI or at deployment',
    risk: 45,
    pattern:
      /^\.github\/|(?:^|\/)(?:dockerfile|jenkinsfile|makefile|deploy\w{0,20}|terraform|helm|charts?|k8s|infra)(?=[/._-]|$)/i,
  },
  {
    why: 'stored data',
    risk: 45,
    pattern:
      /(?:^|[/._-])(?:migrations?|migrate|schema|stores?|storage|databases?|persistence)(?=[/._-]|$)|\.(?:sql|prisma)$/i,
  },
  {
    why: 'dependencies',
    risk: 35,
    pattern:
      /(?:^|\/)(?:package(?:-lock)?\.json|[\w.-]{0,40}\.lock|pnpm-lock\.yaml|go\.(?:mod|sum)|requirements[\w.-]{0,40}\.txt|cargo\.toml|pyproject\.toml|gemfile|pom\.xml|build\.gradle)$/i,
  },
  {
    why: 'parses or formats',
    risk: 30,
    pattern:
      /(?:^|[/._-])(?:pars(?:e|er|ers|ing)|formats?|formatter|serializ\w{0,6}|serialis\w{0,6}|codec|encod(?:e|er|ing)|decod(?:e|er|ing)|protocol|grammar|lexer|tokeniz\w{0,4})(?=[/._-]|$)/i,
  },
  {
    why: 'configuration',
    risk: 25,
    pattern: /(?:^|[/._-])config\w{0,20}(?=[/._-]|$)|\.(?:ya?ml|toml|ini|properties|conf)$/i,
  },
];

/** Rules for what added lines do. */
const CODE_RULES: readonly RiskRule[] = [
  {
    why: 'runs commands or code, or writes HTML',
    risk: 40,
    pattern:
      /\b(?:eval|exec\w{0,10}|spawn\w{0,10}|child_process|subprocess|innerHTML|dangerouslySetInnerHTML|pickle|unserialize|document\.write)\b/,
  },
  {
    why: 'reads or writes files, or talks to a network',
    risk: 30,
    pattern:
      /\b(?:(?:read|write|append|remove|unlink|rename)File\w{0,10}|createWriteStream|createReadStream|unlink|rmtree|urlopen|XMLHttpRequest|fetch\(|https?\.(?:get|request)|requests\.(?:get|post|put)|os\.(?:Open|Create|Remove))/,
  },
];

/** A rule for removed lines that other code may have used. */
const PUBLIC_RULE: RiskRule = {
  why: 'changes what other code calls',
  risk: 30,
  pattern:
    /^-\s{0,8}(?:export |public |module\.exports|exports\.|pub (?:fn|struct|enum)|func [A-Z]|def [a-z])/,
};

const LOW_RISK_PATH =
  /(?:^|\/)(?:__tests__|__snapshots__|tests?|specs?|docs?|examples?)\/|[._-](?:test|spec)s?\.\w{1,10}$|\.(?:md|snap)$|(?<!(?:^|\/)requirements[\w.-]{0,40})\.txt$/i;

/** Matches the path of a test. */
export const TEST_PATH =
  /(?:^|\/)(?:(?:__tests__|__snapshots__|tests?|specs?)\/|test_)|[._-](?:test|spec)s?\./i;

const MAX_SCANNED = 300;
const MAX_SCANNED_LENGTH = 500;

/** Returns the rules that match the path, the added lines, and removed lines that others may use. */
export function rulesFor(path: string, hunk: Hunk, isGone: boolean): readonly RiskRule[] {
  const words = path.replace(/([a-z0-9])([A-Z])/g, '$1-$2');
  const ofPath = PATH_RULES.filter(({ pattern }) => pattern.test(words)).slice(0, 2);
  const matches = (lines: readonly string[]) => (rule: RiskRule) =>
    lines
      .slice(0, MAX_SCANNED)
      .some((line) => rule.pattern.test(line.slice(0, MAX_SCANNED_LENGTH)));
  const ofCode = CODE_RULES.filter(matches(addedLines(hunk)));
  const ofInterface = isGone ? [] : [PUBLIC_RULE].filter(matches(hunk.marked));
  return [...ofPath, ...ofCode, ...ofInterface];
}

/** True for tests, documentation and examples. */
export function isLowRisk(path: string): boolean {
  return LOW_RISK_PATH.test(path);
}
