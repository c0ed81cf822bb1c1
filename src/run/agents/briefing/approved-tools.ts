// Tells agents which proposed tools the request allows, who proposed them and for what: the request itself may say "run it".
import { attempt } from '#src/errors.ts';
import { findFileOwners } from '#src/workspace/index.ts';
import { issueOfBranch } from '../../context/follow-up.ts';
import type { AgentDeps } from '../agent-deps.ts';
import { approvedTools } from '../tools/toolbox.ts';

/** Returns what agents are told of these tools; undefined if the request allows none. Never rejects. */
export async function describeApproved({
  context,
  repository,
  toolbox,
}: AgentDeps): Promise<string | undefined> {
  const { request, inputs, ports, transcript } = context;
  const { baseCommit: base, branch, target } = repository;
  const tools = approvedTools(toolbox, context);
  if (tools.length === 0) return undefined;
  const files = tools.map(({ origin }) => origin.path);
  const range = { base, tip: branch.start };
  const found = await attempt(findFileOwners(ports.git, range, files));
  const owners = found.kind === 'done' ? found.value : [];
  const { names } = transcript.read();
  const { branchPrefix } = inputs;
  const isOurs = target.branch.startsWith(branchPrefix);
  const issue = isOurs ? issueOfBranch(target.branch, branchPrefix) : undefined;
  const place = target.pull === undefined ? `on ${target.branch}` : `in #${target.pull.number}`;
  const where = `${place}${issue === undefined ? '' : `, which is for #${issue}`}`;
  const lines = tools.map(({ name, origin }) => {
    // A commit may name anybody.
    const owner = names.get(owners.find(({ path }) => path === origin.path)?.agent ?? '');
    const by = owner === undefined ? '' : ` by ${owner}`;
    return `${request.author.login} allowed the tool ${name} for this run. It was proposed${by} ${where}.`;
  });
  const which = tools.length === 1 ? 'this tool' : 'one of these tools';
  return ports.mask([...lines, `In the request, "it" may mean ${which}.`].join(' '));
}
