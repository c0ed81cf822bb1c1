import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/custom/executable/apply-approvals.ts
init_define_RUNTIME_PACKAGES();
var DIGEST_LENGTH = 32;
function approvableName(name, sha256) {
  return `${name}@${sha256.slice(0, DIGEST_LENGTH)}`;
}
function isApproved(approvals, { name, sha256 }) {
  return approvals.some(
    ({ name: approved, digest = "" }) => approved === name && digest.length >= DIGEST_LENGTH && sha256.startsWith(digest)
  );
}
function applyApprovals({ trusted, proposed, approved }) {
  const hashes = new Set(trusted.executables.map(({ tool }) => tool.origin.sha256));
  const changed = proposed.executables.filter(({ tool }) => !hashes.has(tool.origin.sha256));
  const allowed = changed.filter(
    ({ tool: { name, origin } }) => isApproved(approved, { name, sha256: origin.sha256 })
  );
  const names = new Set(allowed.map(({ tool }) => tool.name));
  const inactive = changed.filter(({ tool }) => !names.has(tool.name));
  const broken = proposed.diagnostics.filter(
    ({ path }) => approved.some(({ name }) => path.includes(`/${name}/`))
  );
  return {
    executables: [...trusted.executables.filter(({ tool }) => !names.has(tool.name)), ...allowed],
    diagnostics: [...trusted.diagnostics, ...broken, ...inactive.map(inactiveDiagnostic)]
  };
}
function inactiveDiagnostic({ tool }) {
  return {
    code: "L_UNTRUSTED",
    path: tool.origin.path,
    message: `${tool.name} is proposed on this branch and not active yet`,
    next: HOW_TO_APPROVE
  };
}
var HOW_TO_APPROVE = "a person merges it, or allows it for one run with the comment that its pull request shows";

export {
  approvableName,
  isApproved,
  applyApprovals,
  HOW_TO_APPROVE
};
