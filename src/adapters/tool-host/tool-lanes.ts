// The processes of one session's tools. The first one has loaded all of them. A call that begins while another file's call
// runs there gets a process for its own file, so a file that ends or blocks its process harms no call of another file.
import { attempt } from '#src/errors.ts';
import type { CalledTool, ToolHost } from '#src/ports/index.ts';

/** With this many processes, further calls share the first one. */
const MAX_LANES = 8;
/** A call that was given up may keep its process busy until that is known and the process replaced. */
const GIVEN_UP_MS = 4_000;

type Lane = {
  readonly host: Promise<ToolHost>;
  /** The files of its calls that have not ended. */
  readonly files: string[];
};

/** Opens a host of one or more processes. `open` starts a process that loads the named tools, or all; it must not reject. */
export async function openLanes(
  open: (wanted: readonly string[] | undefined) => Promise<ToolHost>,
): Promise<ToolHost> {
  const first = await open(undefined);
  const firstLane: Lane = { host: Promise.resolve(first), files: [] };
  const ownLanes = new Map<string, Lane>();
  let isClosed = false;
  const { tools } = await first.list();
  const laneFor = ({ name }: CalledTool, file: string): Lane => {
    const own = ownLanes.get(file);
    if (own !== undefined) return own;
    const isFree = firstLane.files.every((one) => one === file);
    if (isFree || isClosed || !makeRoom(ownLanes)) return firstLane;
    const ofFile = tools.filter(({ origin }) => origin.path === file).map((one) => one.name);
    const lane = { host: open([...new Set([name, ...ofFile])]), files: [] };
    ownLanes.set(file, lane);
    return lane;
  };
  return {
    list: first.list,
    async callTool(tool, args, context, signal) {
      const file = tool.origin?.path ?? tool.name;
      const { host, files } = laneFor(tool, file);
      files.push(file);
      const reply = await (await host).callTool(tool, args, context, signal);
      const leave = () => void files.splice(files.indexOf(file), 1);
      if (signal.aborted) setTimeout(leave, GIVEN_UP_MS).unref();
      else leave();
      return reply;
    },
    async close() {
      isClosed = true;
      await Promise.all([firstLane, ...ownLanes.values()].map(closeLane));
    },
  };
}

/** Ends an idle process if there are too many; returns false when all are busy. */
function makeRoom(lanes: Map<string, Lane>): boolean {
  if (lanes.size < MAX_LANES - 1) return true;
  const idle = [...lanes].find(([, { files }]) => files.length === 0);
  if (idle === undefined) return false;
  const [file, lane] = idle;
  lanes.delete(file);
  void closeLane(lane);
  return true;
}

async function closeLane({ host }: Lane): Promise<void> {
  await attempt(host.then((one) => one.close()));
}
