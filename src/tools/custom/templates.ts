// The source of a new executable tool in each language; each runs or compiles as it is.
export const TEMPLATE_LANGUAGES = ['typescript', 'go', 'python', 'bash'] as const;
type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number];

type ToolTemplate = {
  /** The extension of the source file, without a dot. */
  readonly extension: string;
  /** Whether the entry point is built from the source. */
  readonly isBuilt: boolean;
  readonly source: string;
  /** What reads the flags, for the guide. */
  readonly argumentParser: string;
};

const TYPESCRIPT = `import { cwd, env } from 'node:process';
import { parseArgs } from 'node:util';

// Declare every parameter of tool.yaml here; a boolean arrives as the text "true" or "false".
const { values } = parseArgs({
  options: {
    name: { type: 'string', default: 'world' },
  },
});

// The agent's worktree, which is the working directory too.
const workspace = env.SQUAD_WORKSPACE ?? cwd();

function main(): void {
  writeOutput(\`hello \${values.name} from \${workspace}\`);
}

function writeOutput(result: string): void {
  console.log(result);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
`;

const GO = `package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	// Declare every parameter of tool.yaml here.
	name := flag.String("name", "world", "who is greeted")
	flag.Parse()

	// The agent's worktree, which is the working directory too.
	workspace := os.Getenv("SQUAD_WORKSPACE")

	if err := run(*name, workspace); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(name string, workspace string) error {
	writeOutput(fmt.Sprintf("hello %s from %s", name, workspace))
	return nil
}

func writeOutput(result string) {
	fmt.Println(result)
}
`;

const PYTHON = `import argparse
import os
import sys


def main() -> int:
    # Declare every parameter of tool.yaml here; a boolean arrives as the text "true" or "false".
    parser = argparse.ArgumentParser()
    parser.add_argument("--name", default="world")
    args = parser.parse_args()

    # The agent's worktree, which is the working directory too.
    workspace = os.environ.get("SQUAD_WORKSPACE", os.getcwd())

    write_output(f"hello {args.name} from {workspace}")
    return 0


def write_output(result: str) -> None:
    print(result)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Exception as error:
        print(error, file=sys.stderr)
        sys.exit(1)
`;

const BASH = `#!/usr/bin/env bash
set -euo pipefail

# Declare every parameter of tool.yaml here.
name="world"
for flag in "$@"; do
  case "$flag" in
    --name=*) name="\${flag#*=}" ;;
    *)
      echo "unknown flag: $flag" >&2
      exit 2
      ;;
  esac
done

# The agent's worktree, which is the working directory too.
workspace="\${SQUAD_WORKSPACE:-$PWD}"

write_output() {
  printf '%s\\n' "$1"
}

write_output "hello $name from $workspace"
`;

export const TEMPLATES: Readonly<Record<TemplateLanguage, ToolTemplate>> = {
  typescript: { extension: 'ts', isBuilt: false, source: TYPESCRIPT, argumentParser: 'parseArgs' },
  go: { extension: 'go', isBuilt: true, source: GO, argumentParser: 'the flag package' },
  python: { extension: 'py', isBuilt: false, source: PYTHON, argumentParser: 'argparse' },
  bash: { extension: 'sh', isBuilt: false, source: BASH, argumentParser: 'the case of the loop' },
};
