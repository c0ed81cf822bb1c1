// The answers of routes: plain data, with GitHub's own messages for refusals.
import type * as z from 'zod';

export type ApiResponse = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Makes a refusal with GitHub's message, and with what it says in detail. */
export function errorResponse(
  status: number,
  message: string,
  errors?: readonly unknown[],
): ApiResponse {
  const documentation = 'https://docs.github.com/rest';
  const body = { message, errors, documentation_url: documentation, status: String(status) };
  return { status, body };
}

export const notFoundResponse: ApiResponse = errorResponse(404, 'Not Found');

type FieldError = {
  readonly resource: string;
  readonly code: string;
  readonly field?: string;
  readonly message?: string;
};

/** Thrown by a route to refuse a request; `answerRoute` sends its response. */
export class RequestRefused extends Error {
  readonly response: ApiResponse;

  constructor(response: ApiResponse) {
    super(`HTTP ${response.status}`);
    this.response = response;
  }
}

/** Returns the value. Refuses with a 404 when there is none. */
export function orNotFound<T>(value: T | undefined): T {
  if (value === undefined) throw new RequestRefused(notFoundResponse);
  return value;
}

/** Parses the body with the schema. Refuses a body that doesn't fit. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  refusal: ApiResponse,
): z.infer<Schema> {
  const read = schema.safeParse(body);
  if (!read.success) throw new RequestRefused(refusal);
  return read.data;
}

/** Makes a 422 that names the field, as most routes do. */
export function validationError(error: FieldError): ApiResponse {
  return errorResponse(422, 'Validation Failed', [error]);
}

/** Makes a 422 whose errors are sentences, as the review routes do. */
export function unprocessableEntity(...sentences: readonly string[]): ApiResponse {
  return errorResponse(422, 'Unprocessable Entity', sentences);
}

/** Returns one page of a listing with GitHub's Link header: 30 entries by default, 100 at most. */
export function paginate(all: readonly unknown[], url: URL): ApiResponse {
  const size = Math.min(100, positive(url.searchParams.get('per_page'), 30));
  const number = positive(url.searchParams.get('page'), 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const links = [
    ...(number > 1 ? [link(url, number - 1, 'prev'), link(url, 1, 'first')] : []),
    ...(number < last ? [link(url, number + 1, 'next'), link(url, last, 'last')] : []),
  ];
  return {
    status: 200,
    body: all.slice((number - 1) * size, number * size),
    ...(links.length === 0 ? {} : { headers: { link: links.join(', ') } }),
  };
}

function positive(text: string | null, fallback: number): number {
  const number = Number(text ?? '');
  return Number.isInteger(number) && number > 0 ? number : fallback;
}

function link(url: URL, number: number, relation: string): string {
  const target = new URL(url);
  target.searchParams.set('page', String(number));
  return `<${target.href}>; rel="${relation}"`;
}
