// Names of files and folders that hold secrets by the habit of their tools, for the doctor's words: nothing depends on it.

/** Each with what it holds; the first that matches counts. Case doesn't. */
const SECRET_NAMES: readonly (readonly [name: RegExp, what: string])[] = [
  [/^\.env(?:\..+|rc)?$|^\.dev\.vars(?:\..+)?$/i, 'variables'],
  [/^\.aws$/i, "AWS's keys"],
  [/^\.azure$/i, "Azure's tokens"],
  [/^\.?gcloud$|service[-_]account.*\.json$/i, "Google Cloud's keys"],
  [/^\.kube$|^kubeconfig/i, "clusters' tokens"],
  [/^\.docker$/i, "registries' passwords"],
  [
    /^\.terraform$|\.tfstate(?:\.backup)?$|\.tfvars(?:\.json)?$/i,
    "Terraform's state and variables",
  ],
  [
    /^\.(?:vercel|netlify|wrangler|firebase|serverless|fly)$/i,
    'tokens and variables for deploying',
  ],
  [/^\.ssh$|^id_(?:rsa|dsa|ecdsa|ed25519)$/i, 'SSH keys'],
  [/^\.gnupg$/i, 'GPG keys'],
  [/\.(?:pem|key|p12|pfx|jks|keystore|ppk)$/i, 'keys'],
  [/^[._]netrc$|^\.git-credentials$|^\.pgpass$|^\.my\.cnf$|^\.htpasswd$/i, 'passwords'],
  [/^\.npmrc$|^\.pypirc$|^auth\.json$/i, "package registries' tokens"],
  [/^local\.settings\.json$/i, "Azure Functions' variables"],
  [/^\.?credentials?(?:$|[._-])|^\.?secrets?(?:$|[._-])/i, 'secrets, by its name'],
];

/** Returns what a file or folder of this name usually holds, if that is secret; a slash may end the name. */
export function secretHeldIn(name: string): string | undefined {
  const plain = name.replace(/\/+$/, '');
  return SECRET_NAMES.find(([pattern]) => pattern.test(plain))?.[1];
}
