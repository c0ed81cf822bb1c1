// What settings say about the squad's skills, and about what it learnt as a whole.
import * as z from 'zod';
import { SHARED_SKILL_FOLDERS } from '../skills/skills.ts';

/** Excludes `.github`, where agents add nothing. */
const SKILL_FOLDERS = ['.squad/skills', '.ai-team/skills', ...SHARED_SKILL_FOLDERS].filter(
  (folder) => !folder.startsWith('.github/'),
);

export type MemorySettings = {
  readonly skills: {
    /** Where new skills go; undefined: into the squad's own folder. */
    readonly dir: string | undefined;
  };
  /** Whether a learning about the team goes into `identity/wisdom.md` too; undefined: if that file exists. */
  readonly wisdom: boolean | undefined;
};

/** In any other folder, a skill would never be read. */
const SKILLS = z
  .strictObject(
    {
      dir: z.enum(SKILL_FOLDERS, `expected one of ${SKILL_FOLDERS.join(', ')}`).optional(),
    },
    'expected an object',
  )
  .optional()
  .transform((given) => ({ dir: given?.dir }));

/** The fields of the key `action`. */
export const MEMORY_FIELDS = {
  skills: SKILLS,
  wisdom: z.boolean('expected true or false').optional(),
};
