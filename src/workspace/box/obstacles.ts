// What git would wait for for ever: pipes that programs left among an agent's files, under names that git opens.

const OPEN_CLOSED = ['-type', 'd', '!', '-perm', '-700', '-execdir', 'chmod', 'u+rwx', '{}', ';'];
const NOT_PLAIN = ['!', '(', '-type', 'f', '-o', '-type', 'd', '-o', '-type', 'l', ')'];
/** A nested repository may lead git to a pipe elsewhere. */
const OBSTACLE = ['(', '-name', '.git', '-o', ...NOT_PLAIN, ')'];

/**
 * Arguments for `find` that remove what can't be committed. With `-execdir`, programs run in the folder that was found, so one
 * that is replaced meanwhile can't lead them elsewhere.
 */
export const CLEAR_OBSTACLES: readonly string[] = [
  ...['(', ...OPEN_CLOSED, '-false', ')'],
  // git reads nothing in this folder.
  ...['-o', '-path', './.git', '-prune'],
  ...['-o', ...OBSTACLE, '-prune', '-execdir', 'rm', '-rf', '--', '{}', '+'],
];
