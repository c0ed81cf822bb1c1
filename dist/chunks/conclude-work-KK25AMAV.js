import {
  reviewCommentsOf
} from "./chunk-C7VI26U7.js";
import {
  notifyPeople
} from "./chunk-TYEXPIWK.js";
import {
  removeWorktrees
} from "./chunk-MCZ4XSAA.js";
import {
  publishReviews,
  publishWork
} from "./chunk-RKACPEQ7.js";
import {
  continuedWork,
  decideOutcome,
  issueOfBranch
} from "./chunk-67VVGFSF.js";
import "./chunk-MRN5LHYB.js";
import "./chunk-GJ2X2KMI.js";
import "./chunk-KEIREGWK.js";
import {
  findOwnBoards
} from "./chunk-MWGWMISM.js";
import "./chunk-4BPPE6RT.js";
import "./chunk-WARSGAYB.js";
import "./chunk-77SNCVCP.js";
import "./chunk-7LV3BSTB.js";
import "./chunk-ZEV4HEHE.js";
import "./chunk-AFJI2Y4L.js";
import {
  readReportLine
} from "./chunk-RYGQJN43.js";
import "./chunk-Z54UCCYT.js";
import "./chunk-KLCHYJXE.js";
import "./chunk-Y5CDGCLL.js";
import {
  findMember
} from "./chunk-NNWMED56.js";
import {
  isChangedSince,
  readChangesSince
} from "./chunk-PNYLBFPP.js";
import "./chunk-UQK2ZKYK.js";
import {
  renderLongText,
  toRepositoryPath,
  workOfOutcome
} from "./chunk-NEN62PUN.js";
import "./chunk-HYCFZGRZ.js";
import {
  code,
  commentUrl,
  inline,
  link,
  paragraphs,
  repositoryUrl
} from "./chunk-LSQIVI4U.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-7XLBJTOV.js";
import {
  isWorkPath
} from "./chunk-EG5NQSOL.js";
import "./chunk-HHYM4AF5.js";
import {
  isAncestor,
  sizeOfChange
} from "./chunk-RH2574AL.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-KOM7LBWC.js";
import "./chunk-TFVK6ZZD.js";
import "./chunk-PGYTNQMN.js";
import "./chunk-5VUA52BT.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-GVC3OUOO.js";
import "./chunk-RH6U7PNI.js";
import "./chunk-RBRYF52E.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-BSQV4ART.js";
import "./chunk-DZISDMIS.js";
import "./chunk-45EAQZGJ.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZGMSCD6E.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/finish/conclude-work.ts
init_define_RUNTIME_PACKAGES();

// src/run/review-feedback/reply-to-review-threads.ts
init_define_RUNTIME_PACKAGES();

// src/publish/replies/thread-reply.ts
init_define_RUNTIME_PACKAGES();
var MAX_TEXT_LENGTH = 1500;
function renderThreadReply(context, reply) {
  const { facts, safe } = context;
  const { name, text, commit } = reply;
  const where = commit === void 0 ? link("the run", facts.runUrl) : link(code(commit.slice(0, 8)), repositoryUrl(facts, "commit", commit));
  return paragraphs([
    renderLongText(context, text, MAX_TEXT_LENGTH),
    `**${inline(name, 40, safe)}**, in ${where}`
  ]);
}

// src/run/review-feedback/reply-to-review-threads.ts
var MOST = 10;
async function replyToReviewThreads(outcome, context, repository) {
  if (outcome.kind === "declined" || outcome.kind === "failed") return;
  const answers = [];
  for (const [thread, reviewComment] of openThreads(context, repository)) {
    const reply = await composeReply(reviewComment, context, outcome);
    if (reply !== void 0) answers.push({ thread, reply });
  }
  await postReplies(answers.slice(0, MOST), context);
  const left = answers.length - MOST;
  if (left > 0) {
    context.transcript.note(
      `${left} more threads of the review were worked on and not answered one by one.`
    );
  }
}
function openThreads(context, repository) {
  const comments = reviewCommentsOf(context.request, repository);
  const open = comments.filter(({ thread }) => !isAnswered(thread, context, repository));
  return new Map(open.map((comment) => [comment.thread, comment]));
}
async function postReplies(answers, context) {
  const said = /* @__PURE__ */ new Set();
  for (const { thread, reply } of answers) {
    await postReply(thread, said.has(reply.text) ? shortened(reply) : reply, context);
    said.add(reply.text);
  }
}
function shortened(reply) {
  return { ...reply, text: readReportLine(reply.text) ?? reply.text };
}
function isAnswered(thread, { board, isRepeated, request }, { pullRequest }) {
  if (!isRepeated || board.login === void 0) return false;
  const comments = pullRequest?.comments.items ?? [];
  return comments.some(
    ({ inReplyTo, author, createdAt }) => inReplyTo === thread && author?.login === board.login && Date.parse(createdAt) >= Date.parse(request.at)
  );
}
async function composeReply({ path }, context, outcome) {
  const transcript = context.transcript.read();
  const asker = context.request.author.login;
  const handoff = transcript.handoffs.find(
    ({ from, files }) => from === asker && files.includes(path)
  );
  if (handoff === void 0) return squadReply(outcome);
  const row = rowOf(handoff.to, asker, transcript);
  if (row === void 0 || !["done", "idle"].includes(row.state) || row.answer.trim() === "") {
    return void 0;
  }
  const { name, answer: text, commit } = row;
  return { name, text, commit: commit && await pushedCommitOf(commit, context, outcome) };
}
function rowOf(agent, asker, { agents }) {
  return agents.findLast((row) => row.agent === agent && row.requestedBy === asker);
}
async function pushedCommitOf(commit, { ports: { git } }, outcome) {
  const pushed = workOfOutcome(outcome)?.commit;
  if (pushed === void 0) return void 0;
  return await isAncestor(git, commit, pushed) ? commit : pushed;
}
function squadReply(outcome) {
  const commit = workOfOutcome(outcome)?.commit;
  switch (outcome.kind) {
    case "changed":
    case "answered":
      return outcome.answer.trim() === "" ? void 0 : { name: "The squad", text: outcome.answer, commit };
    case "asked":
      return { name: "The squad", text: outcome.question, commit };
    default:
      return void 0;
  }
}
async function postReply(thread, reply, context) {
  const { ports, outbound, renderContext, transcript, request } = context;
  const send = async () => {
    const body = outbound.seal(renderThreadReply(renderContext(), reply));
    await ports.github.replyToReviewComment(request.thread.number, thread, body);
    transcript.emit({ kind: "effect", effect: "review-reply", detail: String(thread) });
  };
  await transcript.noteFailure("A thread of the review could not be answered.", send());
}

// src/run/finish/escalate.ts
init_define_RUNTIME_PACKAGES();
var LABEL = "squad:escalated";
var MOST_MENTIONS = 5;
async function escalate(outcome, context, repository) {
  const { request, ports, transcript } = context;
  const calls = transcript.read().escalations.filter(({ kind }) => kind === "escalation");
  if (calls.length === 0 || outcome.kind === "declined") return;
  const labelling = ports.github.addLabels(request.thread.number, [LABEL]);
  const mentioning = mentionPeople(outcome, context, repository);
  await Promise.all([
    mentioning,
    transcript.noteFailure(`The label ${LABEL} could not be set.`, labelling)
  ]);
}
async function mentionPeople(outcome, context, { team }) {
  const people = await peopleToMention(context.ports.github, team.settings.escalation);
  if (people.length === 0) {
    context.transcript.note(
      "An agent asked for help, and only who asked was mentioned: name collaborators or teams in the setting `action.escalation`."
    );
  }
  await notifyPeople(outcome, context, people);
}
async function peopleToMention(github, names) {
  const wanted = [...new Set(names)].slice(0, MOST_MENTIONS);
  const known = await Promise.all(
    wanted.map(async (name) => {
      if (name.includes("/")) return true;
      const answer = await attempt(github.isCollaborator(name));
      return answer.kind === "done" && answer.value;
    })
  );
  return wanted.filter((_name, index) => known[index]);
}

// src/run/finish/follow-reviews.ts
init_define_RUNTIME_PACKAGES();
async function followReviews({ transcript, ports }, { branch }) {
  const tip = branch.tip();
  for (const note of transcript.read().reviews) {
    const { commit = tip, findings, handoff } = note;
    if (commit === tip || findings.length === 0) continue;
    const since = await attempt(readChangesSince(ports.git, commit, tip));
    if (since.kind === "threw") continue;
    const places = findings.flatMap(
      (finding, place) => isChangedSince(since.value, linesOf(finding, note)) ? [place] : []
    );
    if (places.length > 0) transcript.emit({ kind: "review.revised", handoff, places });
  }
}
function linesOf({ path, line, endLine = line }, { files }) {
  return { path: toRepositoryPath(path, files), line, endLine };
}

// src/run/finish/tell-first-board.ts
init_define_RUNTIME_PACKAGES();

// src/publish/replies/continued.ts
init_define_RUNTIME_PACKAGES();
var SINCE = "**Since then:** ";
function renderContinued(body, news) {
  const [marker = "", first = "", ...rest] = body.split(/\r?\n/);
  if (!marker.startsWith("<!-- squad-action:board ") || body.includes(news)) return void 0;
  const [top = "", ...below] = rest.join("\n").trimStart().split("\n");
  const told = top.startsWith(SINCE) ? [`${top}; ${news}`, ...below] : [`${SINCE}${news}`, "", top, ...below];
  return [marker, first, "", ...told].join("\n").trimEnd();
}

// src/run/finish/tell-first-board.ts
var LONGEST_NEWS = 160;
async function tellFirstBoard(outcome, context, { target, team }) {
  const { request, inputs, transcript } = context;
  const { number } = request.thread;
  if (outcome.kind !== "changed" || continuedWork({ target })?.pull !== number) return;
  const issue = issueOfBranch(target.branch, inputs.branchPrefix);
  if (issue === void 0 || !target.branch.startsWith(inputs.branchPrefix)) return;
  const editing = editBoard(issue, target.branch, newsOf(outcome.answer, context, team), context);
  await transcript.noteFailure(`The board on #${issue} does not tell of this run.`, editing);
}
async function editBoard(issue, branch, news, { ports: { github }, outbound }) {
  const comments = await github.listComments(issue, void 0);
  const boards = await findOwnBoards(github, comments.items);
  const board = boards.findLast(({ marker }) => marker.branch === branch);
  const body = board && renderContinued(board.comment.body, news);
  if (board !== void 0 && body !== void 0) {
    await github.updateComment(board.comment.id, outbound.seal(body));
  }
}
function newsOf(answer, { request, renderContext, transcript, board }, team) {
  const { facts, safe } = renderContext();
  const { command } = request;
  const named = command.kind === "agent" ? findMember(team, command.agent)?.name : void 0;
  const asked = `${transcript.read().request}${named === void 0 ? "" : `, by ${named}`}`;
  const what = readReportLine(answer) ?? asked;
  const place = link(`#${request.thread.number}`, commentUrl(facts, board.commentId));
  return `${inline(what, LONGEST_NEWS, safe)}, in ${place}`;
}

// src/run/finish/conclude-work.ts
async function concludeWork(result, context, repository) {
  const removing = result.kind === "broken" ? void 0 : attempt(removeWorktrees(context.ports.git));
  const sizing = sizeOfWork(context, repository);
  await followReviews(context, repository);
  const published = withSize(await publishWork(result, context, repository), await sizing);
  await publishReviews(published, context, repository);
  const outcome = decideOutcome(result, published, context.transcript.read());
  await replyToReviewThreads(outcome, context, repository);
  await Promise.all([
    escalate(outcome, context, repository),
    tellFirstBoard(outcome, context, repository)
  ]);
  await removing;
  return outcome;
}
async function sizeOfWork({ ports }, repository) {
  const { branch, target } = repository;
  const range = { base: branch.start, tip: branch.tip() };
  if (range.base === range.tip) return void 0;
  const isMemory = (path) => !isWorkPath(path, repository.team.directory);
  const sized = await attempt(sizeOfChange(ports.git, range, isMemory));
  if (sized.kind === "threw") return void 0;
  return { ...sized.value, isPartial: target.from === "branch" };
}
function withSize(published, size) {
  if (published?.kind !== "branch") return published;
  return { ...published, work: { ...published.work, size } };
}
export {
  concludeWork
};
