import {
  ajv_default,
  shownPath
} from "./chunk-MLUZHDNX.js";
import {
  CALL_MARKER,
  META_KEYS,
  SERVER_INFO,
  callSchema,
  childEnvironment,
  importNotice,
  killMarkedProcesses,
  listingSchema,
  openMaskedFile,
  runningSchema,
  runtimeRequest,
  signalGroup,
  spawnIsolated,
  toListing,
  watchLimits
} from "./chunk-57MRN4DC.js";
import {
  withTimeout
} from "./chunk-DC5XCRCP.js";
import {
  hostProgram
} from "./chunk-3MX7QECK.js";
import {
  openPlain
} from "./chunk-YHETANZS.js";
import {
  iso_exports
} from "./chunk-EYHKASQ2.js";
import {
  cutCharacters,
  headOf
} from "./chunk-ZBRHI66Z.js";
import {
  array,
  boolean,
  custom,
  discriminatedUnion,
  intersection,
  literal,
  looseObject,
  m,
  number,
  object,
  optional,
  preprocess,
  record,
  safeParse,
  string,
  union,
  unknown,
  x
} from "./chunk-Z5TMLZZJ.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  __commonJS,
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// scripts/schema-stub.cjs
var require_schema_stub = __commonJS({
  "scripts/schema-stub.cjs"(exports, module) {
    "use strict";
    init_define_RUNTIME_PACKAGES();
    module.exports = () => {
    };
    module.exports.zodToJsonSchema = () => {
      throw new Error("Schemas of zod 3 are not written by this action.");
    };
  }
});

// src/adapters/tool-host/tool-host.ts
init_define_RUNTIME_PACKAGES();
import { setTimeout as wait } from "node:timers/promises";

// src/tools/host/explain-failure.ts
init_define_RUNTIME_PACKAGES();

// src/text/json-text.ts
init_define_RUNTIME_PACKAGES();
var MAX_DEPTH = 64;
var MAX_VALUES = 2e5;
function toJson(value) {
  return convert(value, { path: [], budget: { count: MAX_VALUES } });
}
function toText(value) {
  if (typeof value === "string") return value.toWellFormed();
  const json = toJson(value);
  if (json === void 0) return "";
  return typeof json === "string" ? json : JSON.stringify(json);
}
function convert(value, walk) {
  walk.budget.count -= 1;
  if (walk.budget.count < 0) return "[too many values]";
  if (typeof value !== "object" || value === null) return convertPlain(value);
  if (walk.path.includes(value)) return "[circular]";
  if (walk.path.length >= MAX_DEPTH) return "[too deep]";
  return convertObject(value, { ...walk, path: [...walk.path, value] });
}
function convertPlain(value) {
  if (typeof value === "string") return value.toWellFormed();
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value + 0 : String(value);
  return typeof value === "bigint" ? value.toString() : void 0;
}
function convertObject(value, walk) {
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) {
    return `[${value.byteLength} bytes]`;
  }
  if (isBoxed(value)) return convertPlain(value.valueOf()) ?? null;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  const items = itemsOf(value);
  if (items !== void 0) return convertList(items, walk);
  if ("toJSON" in value && typeof value.toJSON === "function") {
    return convert(value.toJSON(), walk) ?? null;
  }
  return convertRecord(value, walk);
}
function itemsOf(value) {
  if (Array.isArray(value)) return value;
  return value instanceof Map || value instanceof Set ? [...value] : void 0;
}
function isBoxed(value) {
  return value instanceof String || value instanceof Number || value instanceof Boolean;
}
function convertList(items, walk) {
  const converted = [];
  for (const item of items) {
    if (walk.budget.count < 0) break;
    converted.push(convert(item, walk) ?? null);
  }
  return converted;
}
function convertRecord(value, walk) {
  const entries = [];
  for (const key of Object.keys(value)) {
    if (walk.budget.count < 0) break;
    const item = convert(propertyOf(value, key), walk);
    if (item !== void 0) entries.push([key.toWellFormed(), item]);
  }
  return Object.fromEntries(entries);
}
function propertyOf(value, key) {
  const property = Object.getOwnPropertyDescriptor(value, key);
  if (property === void 0) return void 0;
  return property.get === void 0 ? property.value : "[computed]";
}

// src/tools/host/explain-failure.ts
var MAX_FIELD_LENGTH = 200;
var CODE_PATTERN = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;
function explainFailure(thrown, limit, tool) {
  const facts = readFailureFacts(thrown);
  const missing = findMissingFeature(facts.message) ?? findDeniedPermission(thrown, facts.code, tool);
  const failedReply2 = {
    kind: "failed",
    ...facts,
    ...missing,
    message: limitMessage(missing?.message ?? facts.message, limit)
  };
  return { suggestion: DEFAULT_SUGGESTION, ...failedReply2 };
}
var DEFAULT_SUGGESTION = "check the arguments; if they are right, go on without this tool and say so";
function failedReply(code, message, suggestion) {
  return { kind: "failed", code, message, suggestion };
}
function limitMessage(message, limit) {
  const marker = "... (truncated)";
  return limit < marker.length ? headOf(message, limit) : cutCharacters(message, limit, marker);
}
function readFailureFacts(thrown) {
  if (typeof thrown !== "object" || thrown === null) {
    return { code: "E_TOOL", message: String(thrown).toWellFormed() };
  }
  const code = readText(thrown, "code", MAX_FIELD_LENGTH) ?? "";
  const name = readText(thrown, "name", MAX_FIELD_LENGTH);
  const suggestion = readText(thrown, "suggestion", 1e3);
  const helpUrl = readText(thrown, "helpUrl", 1e3);
  return {
    code: CODE_PATTERN.test(code) ? code : "E_TOOL",
    message: readText(thrown, "message", Number.MAX_SAFE_INTEGER) ?? toText(thrown),
    ...name === void 0 ? {} : { name },
    ...suggestion === void 0 ? {} : { suggestion },
    ...helpUrl === void 0 ? {} : { helpUrl }
  };
}
function readText(thrown, key, longest) {
  const value = Reflect.get(thrown, key);
  return typeof value === "string" && value !== "" ? headOf(value, longest).toWellFormed() : void 0;
}
function findMissingFeature(message) {
  if (/\bBun is not defined|Cannot find (?:module|package) '(?:bun|bun:[a-z]+)'/.test(message)) {
    return {
      code: "E_TOOL_RUNTIME",
      message: "it uses Bun, and tools run on Node here (there is no setting tools.runtime: bun)",
      suggestion: "write it with node:child_process and node:fs instead of Bun's own functions"
    };
  }
  return void 0;
}
function findDeniedPermission(thrown, code, tool) {
  if (code !== "ERR_ACCESS_DENIED" || typeof thrown !== "object" || thrown === null) return;
  const denied = { code: "E_TOOL_DENIED" };
  const permission = readText(thrown, "permission", MAX_FIELD_LENGTH);
  if (permission === "ChildProcess") {
    return { ...denied, message: NO_PROGRAMS_MESSAGE, suggestion: programsSettingAdvice(tool) };
  }
  const resource = readText(thrown, "resource", MAX_FIELD_LENGTH);
  const requested = resource === void 0 ? "" : ` (this one wanted ${resource})`;
  return {
    ...denied,
    message: `tools may read and write only files of the worktree, and may not start threads${requested}`,
    suggestion: "keep to the repository's files, or go on without this tool"
  };
}
var NO_PROGRAMS_MESSAGE = "this tool may not start programs: action.tools.programs in config.json names those that may";
function programsSettingAdvice(tool) {
  return `go on without it, and say that a person can allow it: "action": { "tools": { "programs": ["${tool}"] } } in the squad's config.json on the default branch; outside a run, --programs`;
}

// src/tools/host/shown-paths.ts
init_define_RUNTIME_PACKAGES();
function createPathReplacer({
  folders,
  workdir
}) {
  const replacements = folders.flatMap((folder) => [
    [`${folder.root}/tools/`, shownPath(folder, "tools/")],
    [`${folder.root}/`, shownPath(folder, "")]
  ]).concat([[`${workdir}/`, ""]]).toSorted(([one], [other]) => other.length - one.length).flatMap(([path, shown]) => [
    [`file://${path}`, shown],
    [path, shown]
  ]);
  return (text) => replacements.reduce((replaced, [path, shown]) => replaced.replaceAll(path, shown), text);
}

// src/adapters/tool-host/load-host.ts
init_define_RUNTIME_PACKAGES();

init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();
function isZ4Schema(e){return!!e._zod}function safeParse2(e,t){return isZ4Schema(e)?safeParse(e,t):e.safeParse(t)}function getObjectShape(e){if(!e)return;let t;if(isZ4Schema(e)?t=e._zod?.def?.shape:t=e.shape,!!t){if(typeof t=="function")try{return t()}catch{return}return t}}function getLiteralValue(e){if(isZ4Schema(e)){const i3=e._zod?.def;if(i3){if(i3.value!==void 0)return i3.value;if(Array.isArray(i3.values)&&i3.values.length>0)return i3.values[0]}}const n2=e._def;if(n2){if(n2.value!==void 0)return n2.value;if(Array.isArray(n2.values)&&n2.values.length>0)return n2.values[0]}const r=e.value;if(r!==void 0)return r}
init_define_RUNTIME_PACKAGES();var LATEST_PROTOCOL_VERSION="2025-11-25";var SUPPORTED_PROTOCOL_VERSIONS=[LATEST_PROTOCOL_VERSION,"2025-06-18","2025-03-26","2024-11-05","2024-10-07"];var RELATED_TASK_META_KEY="io.modelcontextprotocol/related-task";var JSONRPC_VERSION="2.0";var o=custom(e=>e!==null&&(typeof e=="object"||typeof e=="function"));var ProgressTokenSchema=union([string(),number().int()]);var CursorSchema=string();var TaskCreationParamsSchema=looseObject({ttl:number().optional(),pollInterval:number().optional()});var TaskMetadataSchema=object({ttl:number().optional()});var RelatedTaskMetadataSchema=object({taskId:string()});var c=looseObject({progressToken:ProgressTokenSchema.optional(),[RELATED_TASK_META_KEY]:RelatedTaskMetadataSchema.optional()});var n=object({_meta:c.optional()});var TaskAugmentedRequestParamsSchema=n.extend({task:TaskMetadataSchema.optional()});var isTaskAugmentedRequestParams=e=>TaskAugmentedRequestParamsSchema.safeParse(e).success;var RequestSchema=object({method:string(),params:n.loose().optional()});var a=object({_meta:c.optional()});var NotificationSchema=object({method:string(),params:a.loose().optional()});var ResultSchema=looseObject({_meta:c.optional()});var RequestIdSchema=union([string(),number().int()]);var JSONRPCRequestSchema=object({jsonrpc:literal(JSONRPC_VERSION),id:RequestIdSchema,...RequestSchema.shape}).strict();var isJSONRPCRequest=e=>JSONRPCRequestSchema.safeParse(e).success;var JSONRPCNotificationSchema=object({jsonrpc:literal(JSONRPC_VERSION),...NotificationSchema.shape}).strict();var isJSONRPCNotification=e=>JSONRPCNotificationSchema.safeParse(e).success;var JSONRPCResultResponseSchema=object({jsonrpc:literal(JSONRPC_VERSION),id:RequestIdSchema,result:ResultSchema}).strict();var isJSONRPCResultResponse=e=>JSONRPCResultResponseSchema.safeParse(e).success;var ErrorCode;(function(e){e[e.ConnectionClosed=-32e3]="ConnectionClosed",e[e.RequestTimeout=-32001]="RequestTimeout",e[e.ParseError=-32700]="ParseError",e[e.InvalidRequest=-32600]="InvalidRequest",e[e.MethodNotFound=-32601]="MethodNotFound",e[e.InvalidParams=-32602]="InvalidParams",e[e.InternalError=-32603]="InternalError",e[e.UrlElicitationRequired=-32042]="UrlElicitationRequired"})(ErrorCode||(ErrorCode={}));var JSONRPCErrorResponseSchema=object({jsonrpc:literal(JSONRPC_VERSION),id:RequestIdSchema.optional(),error:object({code:number().int(),message:string(),data:unknown().optional()})}).strict();var isJSONRPCErrorResponse=e=>JSONRPCErrorResponseSchema.safeParse(e).success;var JSONRPCMessageSchema=union([JSONRPCRequestSchema,JSONRPCNotificationSchema,JSONRPCResultResponseSchema,JSONRPCErrorResponseSchema]);var JSONRPCResponseSchema=union([JSONRPCResultResponseSchema,JSONRPCErrorResponseSchema]);var EmptyResultSchema=ResultSchema.strict();var CancelledNotificationParamsSchema=a.extend({requestId:RequestIdSchema.optional(),reason:string().optional()});var CancelledNotificationSchema=NotificationSchema.extend({method:literal("notifications/cancelled"),params:CancelledNotificationParamsSchema});var IconSchema=object({src:string(),mimeType:string().optional(),sizes:array(string()).optional(),theme:m(["light","dark"]).optional()});var IconsSchema=object({icons:array(IconSchema).optional()});var BaseMetadataSchema=object({name:string(),title:string().optional()});var ImplementationSchema=BaseMetadataSchema.extend({...BaseMetadataSchema.shape,...IconsSchema.shape,version:string(),websiteUrl:string().optional(),description:string().optional()});var m2=intersection(object({applyDefaults:boolean().optional()}),record(string(),unknown()));var u=preprocess(e=>e&&typeof e=="object"&&!Array.isArray(e)&&Object.keys(e).length===0?{form:{}}:e,intersection(object({form:m2.optional(),url:o.optional()}),record(string(),unknown()).optional()));var ClientTasksCapabilitySchema=looseObject({list:o.optional(),cancel:o.optional(),requests:looseObject({sampling:looseObject({createMessage:o.optional()}).optional(),elicitation:looseObject({create:o.optional()}).optional()}).optional()});var ServerTasksCapabilitySchema=looseObject({list:o.optional(),cancel:o.optional(),requests:looseObject({tools:looseObject({call:o.optional()}).optional()}).optional()});var ClientCapabilitiesSchema=object({experimental:record(string(),o).optional(),sampling:object({context:o.optional(),tools:o.optional()}).optional(),elicitation:u.optional(),roots:object({listChanged:boolean().optional()}).optional(),tasks:ClientTasksCapabilitySchema.optional(),extensions:record(string(),o).optional()});var InitializeRequestParamsSchema=n.extend({protocolVersion:string(),capabilities:ClientCapabilitiesSchema,clientInfo:ImplementationSchema});var InitializeRequestSchema=RequestSchema.extend({method:literal("initialize"),params:InitializeRequestParamsSchema});var ServerCapabilitiesSchema=object({experimental:record(string(),o).optional(),logging:o.optional(),completions:o.optional(),prompts:object({listChanged:boolean().optional()}).optional(),resources:object({subscribe:boolean().optional(),listChanged:boolean().optional()}).optional(),tools:object({listChanged:boolean().optional()}).optional(),tasks:ServerTasksCapabilitySchema.optional(),extensions:record(string(),o).optional()});var InitializeResultSchema=ResultSchema.extend({protocolVersion:string(),capabilities:ServerCapabilitiesSchema,serverInfo:ImplementationSchema,instructions:string().optional()});var InitializedNotificationSchema=NotificationSchema.extend({method:literal("notifications/initialized"),params:a.optional()});var PingRequestSchema=RequestSchema.extend({method:literal("ping"),params:n.optional()});var ProgressSchema=object({progress:number(),total:optional(number()),message:optional(string())});var ProgressNotificationParamsSchema=object({...a.shape,...ProgressSchema.shape,progressToken:ProgressTokenSchema});var ProgressNotificationSchema=NotificationSchema.extend({method:literal("notifications/progress"),params:ProgressNotificationParamsSchema});var PaginatedRequestParamsSchema=n.extend({cursor:CursorSchema.optional()});var PaginatedRequestSchema=RequestSchema.extend({params:PaginatedRequestParamsSchema.optional()});var PaginatedResultSchema=ResultSchema.extend({nextCursor:CursorSchema.optional()});var TaskStatusSchema=m(["working","input_required","completed","failed","cancelled"]);var TaskSchema=object({taskId:string(),status:TaskStatusSchema,ttl:union([number(),x()]),createdAt:string(),lastUpdatedAt:string(),pollInterval:optional(number()),statusMessage:optional(string())});var CreateTaskResultSchema=ResultSchema.extend({task:TaskSchema});var TaskStatusNotificationParamsSchema=a.merge(TaskSchema);var TaskStatusNotificationSchema=NotificationSchema.extend({method:literal("notifications/tasks/status"),params:TaskStatusNotificationParamsSchema});var GetTaskRequestSchema=RequestSchema.extend({method:literal("tasks/get"),params:n.extend({taskId:string()})});var GetTaskResultSchema=ResultSchema.merge(TaskSchema);var GetTaskPayloadRequestSchema=RequestSchema.extend({method:literal("tasks/result"),params:n.extend({taskId:string()})});var GetTaskPayloadResultSchema=ResultSchema.loose();var ListTasksRequestSchema=PaginatedRequestSchema.extend({method:literal("tasks/list")});var ListTasksResultSchema=PaginatedResultSchema.extend({tasks:array(TaskSchema)});var CancelTaskRequestSchema=RequestSchema.extend({method:literal("tasks/cancel"),params:n.extend({taskId:string()})});var CancelTaskResultSchema=ResultSchema.merge(TaskSchema);var ResourceContentsSchema=object({uri:string(),mimeType:optional(string()),_meta:record(string(),unknown()).optional()});var TextResourceContentsSchema=ResourceContentsSchema.extend({text:string()});var l=string().refine(e=>{try{return atob(e),true}catch{return false}},{message:"Invalid Base64 string"});var BlobResourceContentsSchema=ResourceContentsSchema.extend({blob:l});var RoleSchema=m(["user","assistant"]);var AnnotationsSchema=object({audience:array(RoleSchema).optional(),priority:number().min(0).max(1).optional(),lastModified:iso_exports.datetime({offset:true}).optional()});var ResourceSchema=object({...BaseMetadataSchema.shape,...IconsSchema.shape,uri:string(),description:optional(string()),mimeType:optional(string()),size:optional(number()),annotations:AnnotationsSchema.optional(),_meta:optional(looseObject({}))});var ResourceTemplateSchema=object({...BaseMetadataSchema.shape,...IconsSchema.shape,uriTemplate:string(),description:optional(string()),mimeType:optional(string()),annotations:AnnotationsSchema.optional(),_meta:optional(looseObject({}))});var ListResourcesRequestSchema=PaginatedRequestSchema.extend({method:literal("resources/list")});var ListResourcesResultSchema=PaginatedResultSchema.extend({resources:array(ResourceSchema)});var ListResourceTemplatesRequestSchema=PaginatedRequestSchema.extend({method:literal("resources/templates/list")});var ListResourceTemplatesResultSchema=PaginatedResultSchema.extend({resourceTemplates:array(ResourceTemplateSchema)});var ResourceRequestParamsSchema=n.extend({uri:string()});var ReadResourceRequestParamsSchema=ResourceRequestParamsSchema;var ReadResourceRequestSchema=RequestSchema.extend({method:literal("resources/read"),params:ReadResourceRequestParamsSchema});var ReadResourceResultSchema=ResultSchema.extend({contents:array(union([TextResourceContentsSchema,BlobResourceContentsSchema]))});var ResourceListChangedNotificationSchema=NotificationSchema.extend({method:literal("notifications/resources/list_changed"),params:a.optional()});var SubscribeRequestParamsSchema=ResourceRequestParamsSchema;var SubscribeRequestSchema=RequestSchema.extend({method:literal("resources/subscribe"),params:SubscribeRequestParamsSchema});var UnsubscribeRequestParamsSchema=ResourceRequestParamsSchema;var UnsubscribeRequestSchema=RequestSchema.extend({method:literal("resources/unsubscribe"),params:UnsubscribeRequestParamsSchema});var ResourceUpdatedNotificationParamsSchema=a.extend({uri:string()});var ResourceUpdatedNotificationSchema=NotificationSchema.extend({method:literal("notifications/resources/updated"),params:ResourceUpdatedNotificationParamsSchema});var PromptArgumentSchema=object({name:string(),description:optional(string()),required:optional(boolean())});var PromptSchema=object({...BaseMetadataSchema.shape,...IconsSchema.shape,description:optional(string()),arguments:optional(array(PromptArgumentSchema)),_meta:optional(looseObject({}))});var ListPromptsRequestSchema=PaginatedRequestSchema.extend({method:literal("prompts/list")});var ListPromptsResultSchema=PaginatedResultSchema.extend({prompts:array(PromptSchema)});var GetPromptRequestParamsSchema=n.extend({name:string(),arguments:record(string(),string()).optional()});var GetPromptRequestSchema=RequestSchema.extend({method:literal("prompts/get"),params:GetPromptRequestParamsSchema});var TextContentSchema=object({type:literal("text"),text:string(),annotations:AnnotationsSchema.optional(),_meta:record(string(),unknown()).optional()});var ImageContentSchema=object({type:literal("image"),data:l,mimeType:string(),annotations:AnnotationsSchema.optional(),_meta:record(string(),unknown()).optional()});var AudioContentSchema=object({type:literal("audio"),data:l,mimeType:string(),annotations:AnnotationsSchema.optional(),_meta:record(string(),unknown()).optional()});var ToolUseContentSchema=object({type:literal("tool_use"),name:string(),id:string(),input:record(string(),unknown()),_meta:record(string(),unknown()).optional()});var EmbeddedResourceSchema=object({type:literal("resource"),resource:union([TextResourceContentsSchema,BlobResourceContentsSchema]),annotations:AnnotationsSchema.optional(),_meta:record(string(),unknown()).optional()});var ResourceLinkSchema=ResourceSchema.extend({type:literal("resource_link")});var ContentBlockSchema=union([TextContentSchema,ImageContentSchema,AudioContentSchema,ResourceLinkSchema,EmbeddedResourceSchema]);var PromptMessageSchema=object({role:RoleSchema,content:ContentBlockSchema});var GetPromptResultSchema=ResultSchema.extend({description:string().optional(),messages:array(PromptMessageSchema)});var PromptListChangedNotificationSchema=NotificationSchema.extend({method:literal("notifications/prompts/list_changed"),params:a.optional()});var ToolAnnotationsSchema=object({title:string().optional(),readOnlyHint:boolean().optional(),destructiveHint:boolean().optional(),idempotentHint:boolean().optional(),openWorldHint:boolean().optional()});var ToolExecutionSchema=object({taskSupport:m(["required","optional","forbidden"]).optional()});var ToolSchema=object({...BaseMetadataSchema.shape,...IconsSchema.shape,description:string().optional(),inputSchema:object({type:literal("object"),properties:record(string(),o).optional(),required:array(string()).optional()}).catchall(unknown()),outputSchema:object({type:literal("object"),properties:record(string(),o).optional(),required:array(string()).optional()}).catchall(unknown()).optional(),annotations:ToolAnnotationsSchema.optional(),execution:ToolExecutionSchema.optional(),_meta:record(string(),unknown()).optional()});var ListToolsRequestSchema=PaginatedRequestSchema.extend({method:literal("tools/list")});var ListToolsResultSchema=PaginatedResultSchema.extend({tools:array(ToolSchema)});var CallToolResultSchema=ResultSchema.extend({content:array(ContentBlockSchema).default([]),structuredContent:record(string(),unknown()).optional(),isError:boolean().optional()});var CompatibilityCallToolResultSchema=CallToolResultSchema.or(ResultSchema.extend({toolResult:unknown()}));var CallToolRequestParamsSchema=TaskAugmentedRequestParamsSchema.extend({name:string(),arguments:record(string(),unknown()).optional()});var CallToolRequestSchema=RequestSchema.extend({method:literal("tools/call"),params:CallToolRequestParamsSchema});var ToolListChangedNotificationSchema=NotificationSchema.extend({method:literal("notifications/tools/list_changed"),params:a.optional()});var ListChangedOptionsBaseSchema=object({autoRefresh:boolean().default(true),debounceMs:number().int().nonnegative().default(300)});var LoggingLevelSchema=m(["debug","info","notice","warning","error","critical","alert","emergency"]);var SetLevelRequestParamsSchema=n.extend({level:LoggingLevelSchema});var SetLevelRequestSchema=RequestSchema.extend({method:literal("logging/setLevel"),params:SetLevelRequestParamsSchema});var LoggingMessageNotificationParamsSchema=a.extend({level:LoggingLevelSchema,logger:string().optional(),data:unknown()});var LoggingMessageNotificationSchema=NotificationSchema.extend({method:literal("notifications/message"),params:LoggingMessageNotificationParamsSchema});var ModelHintSchema=object({name:string().optional()});var ModelPreferencesSchema=object({hints:array(ModelHintSchema).optional(),costPriority:number().min(0).max(1).optional(),speedPriority:number().min(0).max(1).optional(),intelligencePriority:number().min(0).max(1).optional()});var ToolChoiceSchema=object({mode:m(["auto","required","none"]).optional()});var ToolResultContentSchema=object({type:literal("tool_result"),toolUseId:string().describe("The unique identifier for the corresponding tool call."),content:array(ContentBlockSchema).default([]),structuredContent:object({}).loose().optional(),isError:boolean().optional(),_meta:record(string(),unknown()).optional()});var SamplingContentSchema=discriminatedUnion("type",[TextContentSchema,ImageContentSchema,AudioContentSchema]);var SamplingMessageContentBlockSchema=discriminatedUnion("type",[TextContentSchema,ImageContentSchema,AudioContentSchema,ToolUseContentSchema,ToolResultContentSchema]);var SamplingMessageSchema=object({role:RoleSchema,content:union([SamplingMessageContentBlockSchema,array(SamplingMessageContentBlockSchema)]),_meta:record(string(),unknown()).optional()});var CreateMessageRequestParamsSchema=TaskAugmentedRequestParamsSchema.extend({messages:array(SamplingMessageSchema),modelPreferences:ModelPreferencesSchema.optional(),systemPrompt:string().optional(),includeContext:m(["none","thisServer","allServers"]).optional(),temperature:number().optional(),maxTokens:number().int(),stopSequences:array(string()).optional(),metadata:o.optional(),tools:array(ToolSchema).optional(),toolChoice:ToolChoiceSchema.optional()});var CreateMessageRequestSchema=RequestSchema.extend({method:literal("sampling/createMessage"),params:CreateMessageRequestParamsSchema});var CreateMessageResultSchema=ResultSchema.extend({model:string(),stopReason:optional(m(["endTurn","stopSequence","maxTokens"]).or(string())),role:RoleSchema,content:SamplingContentSchema});var CreateMessageResultWithToolsSchema=ResultSchema.extend({model:string(),stopReason:optional(m(["endTurn","stopSequence","maxTokens","toolUse"]).or(string())),role:RoleSchema,content:union([SamplingMessageContentBlockSchema,array(SamplingMessageContentBlockSchema)])});var BooleanSchemaSchema=object({type:literal("boolean"),title:string().optional(),description:string().optional(),default:boolean().optional()});var StringSchemaSchema=object({type:literal("string"),title:string().optional(),description:string().optional(),minLength:number().optional(),maxLength:number().optional(),format:m(["email","uri","date","date-time"]).optional(),default:string().optional()});var NumberSchemaSchema=object({type:m(["number","integer"]),title:string().optional(),description:string().optional(),minimum:number().optional(),maximum:number().optional(),default:number().optional()});var UntitledSingleSelectEnumSchemaSchema=object({type:literal("string"),title:string().optional(),description:string().optional(),enum:array(string()),default:string().optional()});var TitledSingleSelectEnumSchemaSchema=object({type:literal("string"),title:string().optional(),description:string().optional(),oneOf:array(object({const:string(),title:string()})),default:string().optional()});var LegacyTitledEnumSchemaSchema=object({type:literal("string"),title:string().optional(),description:string().optional(),enum:array(string()),enumNames:array(string()).optional(),default:string().optional()});var SingleSelectEnumSchemaSchema=union([UntitledSingleSelectEnumSchemaSchema,TitledSingleSelectEnumSchemaSchema]);var UntitledMultiSelectEnumSchemaSchema=object({type:literal("array"),title:string().optional(),description:string().optional(),minItems:number().optional(),maxItems:number().optional(),items:object({type:literal("string"),enum:array(string())}),default:array(string()).optional()});var TitledMultiSelectEnumSchemaSchema=object({type:literal("array"),title:string().optional(),description:string().optional(),minItems:number().optional(),maxItems:number().optional(),items:object({anyOf:array(object({const:string(),title:string()}))}),default:array(string()).optional()});var MultiSelectEnumSchemaSchema=union([UntitledMultiSelectEnumSchemaSchema,TitledMultiSelectEnumSchemaSchema]);var EnumSchemaSchema=union([LegacyTitledEnumSchemaSchema,SingleSelectEnumSchemaSchema,MultiSelectEnumSchemaSchema]);var PrimitiveSchemaDefinitionSchema=union([EnumSchemaSchema,BooleanSchemaSchema,StringSchemaSchema,NumberSchemaSchema]);var ElicitRequestFormParamsSchema=TaskAugmentedRequestParamsSchema.extend({mode:literal("form").optional(),message:string(),requestedSchema:object({type:literal("object"),properties:record(string(),PrimitiveSchemaDefinitionSchema),required:array(string()).optional()})});var ElicitRequestURLParamsSchema=TaskAugmentedRequestParamsSchema.extend({mode:literal("url"),message:string(),elicitationId:string(),url:string().url()});var ElicitRequestParamsSchema=union([ElicitRequestFormParamsSchema,ElicitRequestURLParamsSchema]);var ElicitRequestSchema=RequestSchema.extend({method:literal("elicitation/create"),params:ElicitRequestParamsSchema});var ElicitationCompleteNotificationParamsSchema=a.extend({elicitationId:string()});var ElicitationCompleteNotificationSchema=NotificationSchema.extend({method:literal("notifications/elicitation/complete"),params:ElicitationCompleteNotificationParamsSchema});var ElicitResultSchema=ResultSchema.extend({action:m(["accept","decline","cancel"]),content:preprocess(e=>e===null?void 0:e,record(string(),union([string(),number(),boolean(),array(string())])).optional())});var ResourceTemplateReferenceSchema=object({type:literal("ref/resource"),uri:string()});var PromptReferenceSchema=object({type:literal("ref/prompt"),name:string()});var CompleteRequestParamsSchema=n.extend({ref:union([PromptReferenceSchema,ResourceTemplateReferenceSchema]),argument:object({name:string(),value:string()}),context:object({arguments:record(string(),string()).optional()}).optional()});var CompleteRequestSchema=RequestSchema.extend({method:literal("completion/complete"),params:CompleteRequestParamsSchema});var CompleteResultSchema=ResultSchema.extend({completion:looseObject({values:array(string()).max(100),total:optional(number().int()),hasMore:optional(boolean())})});var RootSchema=object({uri:string().startsWith("file://"),name:string().optional(),_meta:record(string(),unknown()).optional()});var ListRootsRequestSchema=RequestSchema.extend({method:literal("roots/list"),params:n.optional()});var ListRootsResultSchema=ResultSchema.extend({roots:array(RootSchema)});var RootsListChangedNotificationSchema=NotificationSchema.extend({method:literal("notifications/roots/list_changed"),params:a.optional()});var ClientRequestSchema=union([PingRequestSchema,InitializeRequestSchema,CompleteRequestSchema,SetLevelRequestSchema,GetPromptRequestSchema,ListPromptsRequestSchema,ListResourcesRequestSchema,ListResourceTemplatesRequestSchema,ReadResourceRequestSchema,SubscribeRequestSchema,UnsubscribeRequestSchema,CallToolRequestSchema,ListToolsRequestSchema,GetTaskRequestSchema,GetTaskPayloadRequestSchema,ListTasksRequestSchema,CancelTaskRequestSchema]);var ClientNotificationSchema=union([CancelledNotificationSchema,ProgressNotificationSchema,InitializedNotificationSchema,RootsListChangedNotificationSchema,TaskStatusNotificationSchema]);var ClientResultSchema=union([EmptyResultSchema,CreateMessageResultSchema,CreateMessageResultWithToolsSchema,ElicitResultSchema,ListRootsResultSchema,GetTaskResultSchema,ListTasksResultSchema,CreateTaskResultSchema]);var ServerRequestSchema=union([PingRequestSchema,CreateMessageRequestSchema,ElicitRequestSchema,ListRootsRequestSchema,GetTaskRequestSchema,GetTaskPayloadRequestSchema,ListTasksRequestSchema,CancelTaskRequestSchema]);var ServerNotificationSchema=union([CancelledNotificationSchema,ProgressNotificationSchema,LoggingMessageNotificationSchema,ResourceUpdatedNotificationSchema,ResourceListChangedNotificationSchema,ToolListChangedNotificationSchema,PromptListChangedNotificationSchema,TaskStatusNotificationSchema,ElicitationCompleteNotificationSchema]);var ServerResultSchema=union([EmptyResultSchema,InitializeResultSchema,CompleteResultSchema,GetPromptResultSchema,ListPromptsResultSchema,ListResourcesResultSchema,ListResourceTemplatesResultSchema,ReadResourceResultSchema,CallToolResultSchema,ListToolsResultSchema,GetTaskResultSchema,ListTasksResultSchema,CreateTaskResultSchema]);var McpError=class _McpError extends Error{constructor(s2,i3,r){super(`MCP error ${s2}: ${i3}`),this.code=s2,this.data=r,this.name="McpError"}static fromError(s2,i3,r){if(s2===ErrorCode.UrlElicitationRequired&&r){const p=r;if(p.elicitations)return new UrlElicitationRequiredError(p.elicitations,i3)}return new _McpError(s2,i3,r)}};var UrlElicitationRequiredError=class extends McpError{constructor(s2,i3=`URL elicitation${s2.length>1?"s":""} required`){super(ErrorCode.UrlElicitationRequired,i3,{elicitations:s2})}get elicitations(){return this.data?.elicitations??[]}};
init_define_RUNTIME_PACKAGES();function isTerminal(e){return e==="completed"||e==="failed"||e==="cancelled"}
init_define_RUNTIME_PACKAGES();var import_zod_to_json_schema=__toESM(require_schema_stub(),1);function getMethodLiteral(t){const e=getObjectShape(t)?.method;if(!e)throw new Error("Schema is missing a method literal");const a2=getLiteralValue(e);if(typeof a2!="string")throw new Error("Schema method literal must be a string");return a2}function parseWithCompat(t,r){const e=safeParse2(t,r);if(!e.success)throw e.error;return e.data}
var DEFAULT_REQUEST_TIMEOUT_MSEC=6e4;var Protocol=class{constructor(e){this._options=e,this._requestMessageId=0,this._requestHandlers=new Map,this._requestHandlerAbortControllers=new Map,this._notificationHandlers=new Map,this._responseHandlers=new Map,this._progressHandlers=new Map,this._timeoutInfo=new Map,this._pendingDebouncedNotifications=new Set,this._taskProgressTokens=new Map,this._requestResolvers=new Map,this.setNotificationHandler(CancelledNotificationSchema,t=>{this._oncancel(t)}),this.setNotificationHandler(ProgressNotificationSchema,t=>{this._onprogress(t)}),this.setRequestHandler(PingRequestSchema,t=>({})),this._taskStore=e?.taskStore,this._taskMessageQueue=e?.taskMessageQueue,this._taskStore&&(this.setRequestHandler(GetTaskRequestSchema,async(t,a2)=>{const s2=await this._taskStore.getTask(t.params.taskId,a2.sessionId);if(!s2)throw new McpError(ErrorCode.InvalidParams,"Failed to retrieve task: Task not found");return{...s2}}),this.setRequestHandler(GetTaskPayloadRequestSchema,async(t,a2)=>{const s2=async()=>{const r=t.params.taskId;if(!await this._taskStore.getTask(r,a2.sessionId))throw new McpError(ErrorCode.InvalidParams,`Task not found: ${r}`);if(this._taskMessageQueue){let o2;for(;o2=await this._taskMessageQueue.dequeue(r,a2.sessionId);){if(o2.type==="response"||o2.type==="error"){const d=o2.message,k=d.id,u2=this._requestResolvers.get(k);if(u2)if(this._requestResolvers.delete(k),o2.type==="response")u2(d);else{const p=d,h=new McpError(p.error.code,p.error.message,p.error.data);u2(h)}else{const p=o2.type==="response"?"Response":"Error";this._onerror(new Error(`${p} handler missing for request ${k}`))}continue}await this._transport?.send(o2.message,{relatedRequestId:a2.requestId})}}const n2=await this._taskStore.getTask(r,a2.sessionId);if(!n2)throw new McpError(ErrorCode.InvalidParams,`Task not found: ${r}`);if(!isTerminal(n2.status))return await this._waitForTaskUpdate(r,a2.signal,a2.sessionId),await s2();if(isTerminal(n2.status)){const o2=await this._taskStore.getTaskResult(r,a2.sessionId);return this._clearTaskQueue(r,a2.sessionId),{...o2,_meta:{...o2._meta,[RELATED_TASK_META_KEY]:{taskId:r}}}}return await s2()};return await s2()}),this.setRequestHandler(ListTasksRequestSchema,async(t,a2)=>{try{const{tasks:s2,nextCursor:r}=await this._taskStore.listTasks(t.params?.cursor,a2.sessionId);return{tasks:s2,nextCursor:r,_meta:{}}}catch(s2){throw new McpError(ErrorCode.InvalidParams,`Failed to list tasks: ${s2 instanceof Error?s2.message:String(s2)}`)}}),this.setRequestHandler(CancelTaskRequestSchema,async(t,a2)=>{try{const s2=await this._taskStore.getTask(t.params.taskId,a2.sessionId);if(!s2)throw new McpError(ErrorCode.InvalidParams,`Task not found: ${t.params.taskId}`);if(isTerminal(s2.status))throw new McpError(ErrorCode.InvalidParams,`Cannot cancel task in terminal status: ${s2.status}`);await this._taskStore.updateTaskStatus(t.params.taskId,"cancelled","Client cancelled task execution.",a2.sessionId),this._clearTaskQueue(t.params.taskId,a2.sessionId);const r=await this._taskStore.getTask(t.params.taskId,a2.sessionId);if(!r)throw new McpError(ErrorCode.InvalidParams,`Task not found after cancellation: ${t.params.taskId}`);return{_meta:{},...r}}catch(s2){throw s2 instanceof McpError?s2:new McpError(ErrorCode.InvalidRequest,`Failed to cancel task: ${s2 instanceof Error?s2.message:String(s2)}`)}}))}async _oncancel(e){if(!e.params.requestId)return;this._requestHandlerAbortControllers.get(e.params.requestId)?.abort(e.params.reason)}_setupTimeout(e,t,a2,s2,r=false){this._timeoutInfo.set(e,{timeoutId:setTimeout(s2,t),startTime:Date.now(),timeout:t,maxTotalTimeout:a2,resetTimeoutOnProgress:r,onTimeout:s2})}_resetTimeout(e){const t=this._timeoutInfo.get(e);if(!t)return false;const a2=Date.now()-t.startTime;if(t.maxTotalTimeout&&a2>=t.maxTotalTimeout)throw this._timeoutInfo.delete(e),McpError.fromError(ErrorCode.RequestTimeout,"Maximum total timeout exceeded",{maxTotalTimeout:t.maxTotalTimeout,totalElapsed:a2});return clearTimeout(t.timeoutId),t.timeoutId=setTimeout(t.onTimeout,t.timeout),true}_cleanupTimeout(e){const t=this._timeoutInfo.get(e);t&&(clearTimeout(t.timeoutId),this._timeoutInfo.delete(e))}async connect(e){if(this._transport)throw new Error("Already connected to a transport. Call close() before connecting to a new transport, or use a separate Protocol instance per connection.");this._transport=e;const t=this.transport?.onclose;this._transport.onclose=()=>{t?.(),this._onclose()};const a2=this.transport?.onerror;this._transport.onerror=r=>{a2?.(r),this._onerror(r)};const s2=this._transport?.onmessage;this._transport.onmessage=(r,n2)=>{s2?.(r,n2),isJSONRPCResultResponse(r)||isJSONRPCErrorResponse(r)?this._onresponse(r):isJSONRPCRequest(r)?this._onrequest(r,n2):isJSONRPCNotification(r)?this._onnotification(r):this._onerror(new Error(`Unknown message type: ${JSON.stringify(r)}`))},await this._transport.start()}_onclose(){const e=this._responseHandlers;this._responseHandlers=new Map,this._progressHandlers.clear(),this._taskProgressTokens.clear(),this._pendingDebouncedNotifications.clear();for(const a2 of this._timeoutInfo.values())clearTimeout(a2.timeoutId);this._timeoutInfo.clear();for(const a2 of this._requestHandlerAbortControllers.values())a2.abort();this._requestHandlerAbortControllers.clear();const t=McpError.fromError(ErrorCode.ConnectionClosed,"Connection closed");this._transport=void 0,this.onclose?.();for(const a2 of e.values())a2(t)}_onerror(e){this.onerror?.(e)}_onnotification(e){const t=this._notificationHandlers.get(e.method)??this.fallbackNotificationHandler;t!==void 0&&Promise.resolve().then(()=>t(e)).catch(a2=>this._onerror(new Error(`Uncaught error in notification handler: ${a2}`)))}_onrequest(e,t){const a2=this._requestHandlers.get(e.method)??this.fallbackRequestHandler,s2=this._transport,r=e.params?._meta?.[RELATED_TASK_META_KEY]?.taskId,n2=s2?.sessionId,o2=this._taskStore;let d=true,k;if(r&&o2&&this._taskMessageQueue&&n2!==void 0&&(d=false,k=(async()=>{if(!await o2.getTask(r,n2))throw new McpError(ErrorCode.InvalidParams,`Task not found: ${r}`);d=true})()),a2===void 0){const c2={jsonrpc:"2.0",id:e.id,error:{code:ErrorCode.MethodNotFound,message:"Method not found"}};if(r&&k){const m3={type:"error",message:c2,timestamp:Date.now()};k.then(()=>this._enqueueTaskMessage(r,m3,n2),()=>s2?.send(c2)).catch(R=>this._onerror(new Error(`Failed to send an error response: ${R}`)))}else r&&this._taskMessageQueue?this._enqueueTaskMessage(r,{type:"error",message:c2,timestamp:Date.now()},s2?.sessionId).catch(m3=>this._onerror(new Error(`Failed to enqueue error response: ${m3}`))):s2?.send(c2).catch(m3=>this._onerror(new Error(`Failed to send an error response: ${m3}`)));return}const u2=new AbortController;this._requestHandlerAbortControllers.set(e.id,u2);const p=isTaskAugmentedRequestParams(e.params)?e.params.task:void 0,h=this._taskStore?this.requestTaskStore(e,s2?.sessionId):void 0,T={signal:u2.signal,sessionId:s2?.sessionId,_meta:e.params?._meta,sendNotification:async c2=>{if(u2.signal.aborted)return;const m3={relatedRequestId:e.id};r&&(m3.relatedTask={taskId:r}),await this.notification(c2,m3)},sendRequest:async(c2,m3,R)=>{if(u2.signal.aborted)throw new McpError(ErrorCode.ConnectionClosed,"Request was cancelled");const g={...R,relatedRequestId:e.id};r&&!g.relatedTask&&(g.relatedTask={taskId:r});const f2=g.relatedTask?.taskId??r;return f2&&h&&await h.updateTaskStatus(f2,"input_required"),await this.request(c2,m3,g)},authInfo:t?.authInfo,requestId:e.id,requestInfo:t?.requestInfo,taskId:r,taskStore:h,taskRequestedTtl:p?.ttl,closeSSEStream:t?.closeSSEStream,closeStandaloneSSEStream:t?.closeStandaloneSSEStream};(k??Promise.resolve()).then(()=>{if(k&&u2.signal.aborted)throw new McpError(ErrorCode.ConnectionClosed,"Request was cancelled");p&&this.assertTaskHandlerCapability(e.method)}).then(()=>a2(e,T)).then(async c2=>{if(u2.signal.aborted)return;const m3={result:c2,jsonrpc:"2.0",id:e.id};r&&this._taskMessageQueue?await this._enqueueTaskMessage(r,{type:"response",message:m3,timestamp:Date.now()},s2?.sessionId):await s2?.send(m3)},async c2=>{if(u2.signal.aborted)return;const m3={jsonrpc:"2.0",id:e.id,error:{code:Number.isSafeInteger(c2.code)?c2.code:ErrorCode.InternalError,message:c2.message??"Internal error",...c2.data!==void 0&&{data:c2.data}}};r&&this._taskMessageQueue&&d?await this._enqueueTaskMessage(r,{type:"error",message:m3,timestamp:Date.now()},s2?.sessionId):await s2?.send(m3)}).catch(c2=>this._onerror(new Error(`Failed to send response: ${c2}`))).finally(()=>{this._requestHandlerAbortControllers.get(e.id)===u2&&this._requestHandlerAbortControllers.delete(e.id)})}_onprogress(e){const{progressToken:t,...a2}=e.params,s2=Number(t),r=this._progressHandlers.get(s2);if(!r){this._onerror(new Error(`Received a progress notification for an unknown token: ${JSON.stringify(e)}`));return}const n2=this._responseHandlers.get(s2),o2=this._timeoutInfo.get(s2);if(o2&&n2&&o2.resetTimeoutOnProgress)try{this._resetTimeout(s2)}catch(d){this._responseHandlers.delete(s2),this._progressHandlers.delete(s2),this._cleanupTimeout(s2),n2(d);return}r(a2)}_onresponse(e){const t=Number(e.id),a2=this._requestResolvers.get(t);if(a2){if(this._requestResolvers.delete(t),isJSONRPCResultResponse(e))a2(e);else{const n2=new McpError(e.error.code,e.error.message,e.error.data);a2(n2)}return}const s2=this._responseHandlers.get(t);if(s2===void 0){this._onerror(new Error(`Received a response for an unknown message ID: ${JSON.stringify(e)}`));return}this._responseHandlers.delete(t),this._cleanupTimeout(t);let r=false;if(isJSONRPCResultResponse(e)&&e.result&&typeof e.result=="object"){const n2=e.result;if(n2.task&&typeof n2.task=="object"){const o2=n2.task;typeof o2.taskId=="string"&&(r=true,this._taskProgressTokens.set(o2.taskId,t))}}if(r||this._progressHandlers.delete(t),isJSONRPCResultResponse(e))s2(e);else{const n2=McpError.fromError(e.error.code,e.error.message,e.error.data);s2(n2)}}get transport(){return this._transport}async close(){await this._transport?.close()}async*requestStream(e,t,a2){const{task:s2}=a2??{};if(!s2){try{yield{type:"result",result:await this.request(e,t,a2)}}catch(n2){yield{type:"error",error:n2 instanceof McpError?n2:new McpError(ErrorCode.InternalError,String(n2))}}return}let r;try{const n2=await this.request(e,CreateTaskResultSchema,a2);if(n2.task)r=n2.task.taskId,yield{type:"taskCreated",task:n2.task};else throw new McpError(ErrorCode.InternalError,"Task creation did not return a task");for(;;){const o2=await this.getTask({taskId:r},a2);if(yield{type:"taskStatus",task:o2},isTerminal(o2.status)){o2.status==="completed"?yield{type:"result",result:await this.getTaskResult({taskId:r},t,a2)}:o2.status==="failed"?yield{type:"error",error:new McpError(ErrorCode.InternalError,`Task ${r} failed`)}:o2.status==="cancelled"&&(yield{type:"error",error:new McpError(ErrorCode.InternalError,`Task ${r} was cancelled`)});return}if(o2.status==="input_required"){yield{type:"result",result:await this.getTaskResult({taskId:r},t,a2)};return}const d=o2.pollInterval??this._options?.defaultTaskPollInterval??1e3;await new Promise(k=>setTimeout(k,d)),a2?.signal?.throwIfAborted()}}catch(n2){yield{type:"error",error:n2 instanceof McpError?n2:new McpError(ErrorCode.InternalError,String(n2))}}}request(e,t,a2){const{relatedRequestId:s2,resumptionToken:r,onresumptiontoken:n2,task:o2,relatedTask:d}=a2??{};return new Promise((k,u2)=>{const p=f2=>{u2(f2)};if(!this._transport){p(new Error("Not connected"));return}if(this._options?.enforceStrictCapabilities===true)try{this.assertCapabilityForMethod(e.method),o2&&this.assertTaskCapability(e.method)}catch(f2){p(f2);return}a2?.signal?.throwIfAborted();const h=this._requestMessageId++,T={...e,jsonrpc:"2.0",id:h};a2?.onprogress&&(this._progressHandlers.set(h,a2.onprogress),T.params={...e.params,_meta:{...e.params?._meta||{},progressToken:h}}),o2&&(T.params={...T.params,task:o2}),d&&(T.params={...T.params,_meta:{...T.params?._meta||{},[RELATED_TASK_META_KEY]:d}});const c2=f2=>{this._responseHandlers.delete(h),this._progressHandlers.delete(h),this._cleanupTimeout(h),this._transport?.send({jsonrpc:"2.0",method:"notifications/cancelled",params:{requestId:h,reason:String(f2)}},{relatedRequestId:s2,resumptionToken:r,onresumptiontoken:n2}).catch(q=>this._onerror(new Error(`Failed to send cancellation: ${q}`)));const _=f2 instanceof McpError?f2:new McpError(ErrorCode.RequestTimeout,String(f2));u2(_)};this._responseHandlers.set(h,f2=>{if(!a2?.signal?.aborted){if(f2 instanceof Error)return u2(f2);try{const _=safeParse2(t,f2.result);_.success?k(_.data):u2(_.error)}catch(_){u2(_)}}}),a2?.signal?.addEventListener("abort",()=>{c2(a2?.signal?.reason)});const m3=a2?.timeout??DEFAULT_REQUEST_TIMEOUT_MSEC,R=()=>c2(McpError.fromError(ErrorCode.RequestTimeout,"Request timed out",{timeout:m3}));this._setupTimeout(h,m3,a2?.maxTotalTimeout,R,a2?.resetTimeoutOnProgress??false);const g=d?.taskId;if(g){const f2=_=>{const q=this._responseHandlers.get(h);q?q(_):this._onerror(new Error(`Response handler missing for side-channeled request ${h}`))};this._requestResolvers.set(h,f2),this._enqueueTaskMessage(g,{type:"request",message:T,timestamp:Date.now()}).catch(_=>{this._cleanupTimeout(h),u2(_)})}else this._transport.send(T,{relatedRequestId:s2,resumptionToken:r,onresumptiontoken:n2}).catch(f2=>{this._cleanupTimeout(h),u2(f2)})})}async getTask(e,t){return this.request({method:"tasks/get",params:e},GetTaskResultSchema,t)}async getTaskResult(e,t,a2){return this.request({method:"tasks/result",params:e},t,a2)}async listTasks(e,t){return this.request({method:"tasks/list",params:e},ListTasksResultSchema,t)}async cancelTask(e,t){return this.request({method:"tasks/cancel",params:e},CancelTaskResultSchema,t)}async notification(e,t){if(!this._transport)throw new Error("Not connected");this.assertNotificationCapability(e.method);const a2=t?.relatedTask?.taskId;if(a2){const o2={...e,jsonrpc:"2.0",params:{...e.params,_meta:{...e.params?._meta||{},[RELATED_TASK_META_KEY]:t.relatedTask}}};await this._enqueueTaskMessage(a2,{type:"notification",message:o2,timestamp:Date.now()});return}if((this._options?.debouncedNotificationMethods??[]).includes(e.method)&&!e.params&&!t?.relatedRequestId&&!t?.relatedTask){if(this._pendingDebouncedNotifications.has(e.method))return;this._pendingDebouncedNotifications.add(e.method),Promise.resolve().then(()=>{if(this._pendingDebouncedNotifications.delete(e.method),!this._transport)return;let o2={...e,jsonrpc:"2.0"};t?.relatedTask&&(o2={...o2,params:{...o2.params,_meta:{...o2.params?._meta||{},[RELATED_TASK_META_KEY]:t.relatedTask}}}),this._transport?.send(o2,t).catch(d=>this._onerror(d))});return}let n2={...e,jsonrpc:"2.0"};t?.relatedTask&&(n2={...n2,params:{...n2.params,_meta:{...n2.params?._meta||{},[RELATED_TASK_META_KEY]:t.relatedTask}}}),await this._transport.send(n2,t)}setRequestHandler(e,t){const a2=getMethodLiteral(e);this.assertRequestHandlerCapability(a2),this._requestHandlers.set(a2,(s2,r)=>{const n2=parseWithCompat(e,s2);return Promise.resolve(t(n2,r))})}removeRequestHandler(e){this._requestHandlers.delete(e)}assertCanSetRequestHandler(e){if(this._requestHandlers.has(e))throw new Error(`A request handler for ${e} already exists, which would be overridden`)}setNotificationHandler(e,t){const a2=getMethodLiteral(e);this._notificationHandlers.set(a2,s2=>{const r=parseWithCompat(e,s2);return Promise.resolve(t(r))})}removeNotificationHandler(e){this._notificationHandlers.delete(e)}_cleanupTaskProgressHandler(e){const t=this._taskProgressTokens.get(e);t!==void 0&&(this._progressHandlers.delete(t),this._taskProgressTokens.delete(e))}async _enqueueTaskMessage(e,t,a2){if(!this._taskStore||!this._taskMessageQueue)throw new Error("Cannot enqueue task message: taskStore and taskMessageQueue are not configured");const s2=this._options?.maxTaskQueueSize;await this._taskMessageQueue.enqueue(e,t,a2??this._transport?.sessionId,s2)}async _clearTaskQueue(e,t){if(this._taskMessageQueue){const a2=await this._taskMessageQueue.dequeueAll(e,t);for(const s2 of a2)if(s2.type==="request"&&isJSONRPCRequest(s2.message)){const r=s2.message.id,n2=this._requestResolvers.get(r);n2?(n2(new McpError(ErrorCode.InternalError,"Task cancelled or completed")),this._requestResolvers.delete(r)):this._onerror(new Error(`Resolver missing for request ${r} during task ${e} cleanup`))}}}async _waitForTaskUpdate(e,t,a2){let s2=this._options?.defaultTaskPollInterval??1e3;try{const r=await this._taskStore?.getTask(e,a2);r?.pollInterval&&(s2=r.pollInterval)}catch{}return new Promise((r,n2)=>{if(t.aborted){n2(new McpError(ErrorCode.InvalidRequest,"Request cancelled"));return}const o2=setTimeout(r,s2);t.addEventListener("abort",()=>{clearTimeout(o2),n2(new McpError(ErrorCode.InvalidRequest,"Request cancelled"))},{once:true})})}requestTaskStore(e,t){const a2=this._taskStore;if(!a2)throw new Error("No task store configured");return{createTask:async s2=>{if(!e)throw new Error("No request provided");return await a2.createTask(s2,e.id,{method:e.method,params:e.params},t)},getTask:async s2=>{const r=await a2.getTask(s2,t);if(!r)throw new McpError(ErrorCode.InvalidParams,"Failed to retrieve task: Task not found");return r},storeTaskResult:async(s2,r,n2)=>{await a2.storeTaskResult(s2,r,n2,t);const o2=await a2.getTask(s2,t);if(o2){const d=TaskStatusNotificationSchema.parse({method:"notifications/tasks/status",params:o2});await this.notification(d),isTerminal(o2.status)&&this._cleanupTaskProgressHandler(s2)}},getTaskResult:s2=>a2.getTaskResult(s2,t),updateTaskStatus:async(s2,r,n2)=>{const o2=await a2.getTask(s2,t);if(!o2)throw new McpError(ErrorCode.InvalidParams,`Task "${s2}" not found - it may have been cleaned up`);if(isTerminal(o2.status))throw new McpError(ErrorCode.InvalidParams,`Cannot update task "${s2}" from terminal status "${o2.status}" to "${r}". Terminal states (completed, failed, cancelled) cannot transition to other states.`);await a2.updateTaskStatus(s2,r,n2,t);const d=await a2.getTask(s2,t);if(d){const k=TaskStatusNotificationSchema.parse({method:"notifications/tasks/status",params:d});await this.notification(k),isTerminal(d.status)&&this._cleanupTaskProgressHandler(s2)}},listTasks:s2=>a2.listTasks(s2,t)}}};function M(I){return I!==null&&typeof I=="object"&&!Array.isArray(I)}function mergeCapabilities(I,e){const t={...I};for(const a2 in e){const s2=a2,r=e[s2];if(r===void 0)continue;const n2=t[s2];M(n2)&&M(r)?t[s2]={...n2,...r}:t[s2]=r}return t}
init_define_RUNTIME_PACKAGES();var import_ajv_formats=__toESM(require_schema_stub(),1);function s(){const t=new ajv_default({strict:false,validateFormats:true,validateSchema:false,allErrors:true});return(0,import_ajv_formats.default)(t),t}var AjvJsonSchemaValidator=class{constructor(r){this._ajv=r??s()}getValidator(r){const a2="$id"in r&&typeof r.$id=="string"?this._ajv.getSchema(r.$id)??this._ajv.compile(r):this._ajv.compile(r);return e=>a2(e)?{valid:true,data:e,errorMessage:void 0}:{valid:false,data:void 0,errorMessage:this._ajv.errorsText(a2.errors)}}};
init_define_RUNTIME_PACKAGES();var ExperimentalClientTasks=class{constructor(t){this._client=t}async*callToolStream(t,e=CallToolResultSchema,n2){const o2=this._client,u2={...n2,task:n2?.task??(o2.isToolTask(t.name)?{}:void 0)},d=o2.requestStream({method:"tools/call",params:t},e,u2),c2=o2.getToolOutputValidator(t.name);for await(const i3 of d){if(i3.type==="result"&&c2){const s2=i3.result;if(!s2.structuredContent&&!s2.isError){yield{type:"error",error:new McpError(ErrorCode.InvalidRequest,`Tool ${t.name} has an output schema but did not return structured content`)};return}if(s2.structuredContent)try{const r=c2(s2.structuredContent);if(!r.valid){yield{type:"error",error:new McpError(ErrorCode.InvalidParams,`Structured content does not match the tool's output schema: ${r.errorMessage}`)};return}}catch(r){if(r instanceof McpError){yield{type:"error",error:r};return}yield{type:"error",error:new McpError(ErrorCode.InvalidParams,`Failed to validate structured content: ${r instanceof Error?r.message:String(r)}`)};return}}yield i3}}async getTask(t,e){return this._client.getTask({taskId:t},e)}async getTaskResult(t,e,n2){return this._client.getTaskResult({taskId:t},e,n2)}async listTasks(t,e){return this._client.listTasks(t?{cursor:t}:void 0,e)}async cancelTask(t,e){return this._client.cancelTask({taskId:t},e)}requestStream(t,e,n2){return this._client.requestStream(t,e,n2)}};
init_define_RUNTIME_PACKAGES();function assertToolsCallTaskCapability(o2,r,e){if(!o2)throw new Error(`${e} does not support task creation (required for ${r})`);switch(r){case"tools/call":if(!o2.tools?.call)throw new Error(`${e} does not support task creation for tools/call (required for ${r})`);break;default:break}}function assertClientRequestTaskCapability(o2,r,e){if(!o2)throw new Error(`${e} does not support task creation (required for ${r})`);switch(r){case"sampling/createMessage":if(!o2.sampling?.createMessage)throw new Error(`${e} does not support task creation for sampling/createMessage (required for ${r})`);break;case"elicitation/create":if(!o2.elicitation?.create)throw new Error(`${e} does not support task creation for elicitation/create (required for ${r})`);break;default:break}}
function S(o2,e){if(!(!o2||e===null||typeof e!="object")){if(o2.type==="object"&&o2.properties&&typeof o2.properties=="object"){const t=e,s2=o2.properties;for(const i3 of Object.keys(s2)){const n2=s2[i3];t[i3]===void 0&&Object.prototype.hasOwnProperty.call(n2,"default")&&(t[i3]=n2.default),t[i3]!==void 0&&S(n2,t[i3])}}if(Array.isArray(o2.anyOf))for(const t of o2.anyOf)typeof t!="boolean"&&S(t,e);if(Array.isArray(o2.oneOf))for(const t of o2.oneOf)typeof t!="boolean"&&S(t,e)}}function getSupportedElicitationModes(o2){if(!o2)return{supportsFormMode:false,supportsUrlMode:false};const e=o2.form!==void 0,t=o2.url!==void 0;return{supportsFormMode:e||!e&&!t,supportsUrlMode:t}}var Client=class extends Protocol{constructor(e,t){super(t),this._clientInfo=e,this._cachedToolOutputValidators=new Map,this._cachedKnownTaskTools=new Set,this._cachedRequiredTaskTools=new Set,this._listChangedDebounceTimers=new Map,this._capabilities=t?.capabilities??{},this._jsonSchemaValidator=t?.jsonSchemaValidator??new AjvJsonSchemaValidator,t?.listChanged&&(this._pendingListChangedConfig=t.listChanged)}_setupListChangedHandlers(e){e.tools&&this._serverCapabilities?.tools?.listChanged&&this._setupListChangedHandler("tools",ToolListChangedNotificationSchema,e.tools,async()=>(await this.listTools()).tools),e.prompts&&this._serverCapabilities?.prompts?.listChanged&&this._setupListChangedHandler("prompts",PromptListChangedNotificationSchema,e.prompts,async()=>(await this.listPrompts()).prompts),e.resources&&this._serverCapabilities?.resources?.listChanged&&this._setupListChangedHandler("resources",ResourceListChangedNotificationSchema,e.resources,async()=>(await this.listResources()).resources)}get experimental(){return this._experimental||(this._experimental={tasks:new ExperimentalClientTasks(this)}),this._experimental}registerCapabilities(e){if(this.transport)throw new Error("Cannot register capabilities after connecting to transport");this._capabilities=mergeCapabilities(this._capabilities,e)}setRequestHandler(e,t){const i3=getObjectShape(e)?.method;if(!i3)throw new Error("Schema is missing a method literal");const n2=getLiteralValue(i3);if(typeof n2!="string")throw new Error("Schema method literal must be a string");const l2=n2;if(l2==="elicitation/create"){const g=async(h,b)=>{const c2=safeParse2(ElicitRequestSchema,h);if(!c2.success){const f2=c2.error instanceof Error?c2.error.message:String(c2.error);throw new McpError(ErrorCode.InvalidParams,`Invalid elicitation request: ${f2}`)}const{params:r}=c2.data;r.mode=r.mode??"form";const{supportsFormMode:m3,supportsUrlMode:T}=getSupportedElicitationModes(this._capabilities.elicitation);if(r.mode==="form"&&!m3)throw new McpError(ErrorCode.InvalidParams,"Client does not support form-mode elicitation requests");if(r.mode==="url"&&!T)throw new McpError(ErrorCode.InvalidParams,"Client does not support URL-mode elicitation requests");const C=await Promise.resolve(t(h,b));if(r.task){const f2=safeParse2(CreateTaskResultSchema,C);if(!f2.success){const k=f2.error instanceof Error?f2.error.message:String(f2.error);throw new McpError(ErrorCode.InvalidParams,`Invalid task creation result: ${k}`)}return f2.data}const p=safeParse2(ElicitResultSchema,C);if(!p.success){const f2=p.error instanceof Error?p.error.message:String(p.error);throw new McpError(ErrorCode.InvalidParams,`Invalid elicitation result: ${f2}`)}const a2=p.data,_=r.mode==="form"?r.requestedSchema:void 0;if(r.mode==="form"&&a2.action==="accept"&&a2.content&&_&&this._capabilities.elicitation?.form?.applyDefaults)try{S(_,a2.content)}catch{}return a2};return super.setRequestHandler(e,g)}if(l2==="sampling/createMessage"){const g=async(h,b)=>{const c2=safeParse2(CreateMessageRequestSchema,h);if(!c2.success){const a2=c2.error instanceof Error?c2.error.message:String(c2.error);throw new McpError(ErrorCode.InvalidParams,`Invalid sampling request: ${a2}`)}const{params:r}=c2.data,m3=await Promise.resolve(t(h,b));if(r.task){const a2=safeParse2(CreateTaskResultSchema,m3);if(!a2.success){const _=a2.error instanceof Error?a2.error.message:String(a2.error);throw new McpError(ErrorCode.InvalidParams,`Invalid task creation result: ${_}`)}return a2.data}const C=r.tools||r.toolChoice?CreateMessageResultWithToolsSchema:CreateMessageResultSchema,p=safeParse2(C,m3);if(!p.success){const a2=p.error instanceof Error?p.error.message:String(p.error);throw new McpError(ErrorCode.InvalidParams,`Invalid sampling result: ${a2}`)}return p.data};return super.setRequestHandler(e,g)}return super.setRequestHandler(e,t)}assertCapability(e,t){if(!this._serverCapabilities?.[e])throw new Error(`Server does not support ${e} (required for ${t})`)}async connect(e,t){if(await super.connect(e),e.sessionId===void 0)try{const s2=await this.request({method:"initialize",params:{protocolVersion:LATEST_PROTOCOL_VERSION,capabilities:this._capabilities,clientInfo:this._clientInfo}},InitializeResultSchema,t);if(s2===void 0)throw new Error(`Server sent invalid initialize result: ${s2}`);if(!SUPPORTED_PROTOCOL_VERSIONS.includes(s2.protocolVersion))throw new Error(`Server's protocol version is not supported: ${s2.protocolVersion}`);this._serverCapabilities=s2.capabilities,this._serverVersion=s2.serverInfo,e.setProtocolVersion&&e.setProtocolVersion(s2.protocolVersion),this._instructions=s2.instructions,await this.notification({method:"notifications/initialized"}),this._pendingListChangedConfig&&(this._setupListChangedHandlers(this._pendingListChangedConfig),this._pendingListChangedConfig=void 0)}catch(s2){throw this.close(),s2}}getServerCapabilities(){return this._serverCapabilities}getServerVersion(){return this._serverVersion}getInstructions(){return this._instructions}assertCapabilityForMethod(e){switch(e){case"logging/setLevel":if(!this._serverCapabilities?.logging)throw new Error(`Server does not support logging (required for ${e})`);break;case"prompts/get":case"prompts/list":if(!this._serverCapabilities?.prompts)throw new Error(`Server does not support prompts (required for ${e})`);break;case"resources/list":case"resources/templates/list":case"resources/read":case"resources/subscribe":case"resources/unsubscribe":if(!this._serverCapabilities?.resources)throw new Error(`Server does not support resources (required for ${e})`);if(e==="resources/subscribe"&&!this._serverCapabilities.resources.subscribe)throw new Error(`Server does not support resource subscriptions (required for ${e})`);break;case"tools/call":case"tools/list":if(!this._serverCapabilities?.tools)throw new Error(`Server does not support tools (required for ${e})`);break;case"completion/complete":if(!this._serverCapabilities?.completions)throw new Error(`Server does not support completions (required for ${e})`);break;case"initialize":break;case"ping":break}}assertNotificationCapability(e){switch(e){case"notifications/roots/list_changed":if(!this._capabilities.roots?.listChanged)throw new Error(`Client does not support roots list changed notifications (required for ${e})`);break;case"notifications/initialized":break;case"notifications/cancelled":break;case"notifications/progress":break}}assertRequestHandlerCapability(e){if(this._capabilities)switch(e){case"sampling/createMessage":if(!this._capabilities.sampling)throw new Error(`Client does not support sampling capability (required for ${e})`);break;case"elicitation/create":if(!this._capabilities.elicitation)throw new Error(`Client does not support elicitation capability (required for ${e})`);break;case"roots/list":if(!this._capabilities.roots)throw new Error(`Client does not support roots capability (required for ${e})`);break;case"tasks/get":case"tasks/list":case"tasks/result":case"tasks/cancel":if(!this._capabilities.tasks)throw new Error(`Client does not support tasks capability (required for ${e})`);break;case"ping":break}}assertTaskCapability(e){assertToolsCallTaskCapability(this._serverCapabilities?.tasks?.requests,e,"Server")}assertTaskHandlerCapability(e){this._capabilities&&assertClientRequestTaskCapability(this._capabilities.tasks?.requests,e,"Client")}async ping(e){return this.request({method:"ping"},EmptyResultSchema,e)}async complete(e,t){return this.request({method:"completion/complete",params:e},CompleteResultSchema,t)}async setLoggingLevel(e,t){return this.request({method:"logging/setLevel",params:{level:e}},EmptyResultSchema,t)}async getPrompt(e,t){return this.request({method:"prompts/get",params:e},GetPromptResultSchema,t)}async listPrompts(e,t){return this.request({method:"prompts/list",params:e},ListPromptsResultSchema,t)}async listResources(e,t){return this.request({method:"resources/list",params:e},ListResourcesResultSchema,t)}async listResourceTemplates(e,t){return this.request({method:"resources/templates/list",params:e},ListResourceTemplatesResultSchema,t)}async readResource(e,t){return this.request({method:"resources/read",params:e},ReadResourceResultSchema,t)}async subscribeResource(e,t){return this.request({method:"resources/subscribe",params:e},EmptyResultSchema,t)}async unsubscribeResource(e,t){return this.request({method:"resources/unsubscribe",params:e},EmptyResultSchema,t)}async callTool(e,t=CallToolResultSchema,s2){if(this.isToolTaskRequired(e.name))throw new McpError(ErrorCode.InvalidRequest,`Tool "${e.name}" requires task-based execution. Use client.experimental.tasks.callToolStream() instead.`);const i3=await this.request({method:"tools/call",params:e},t,s2),n2=this.getToolOutputValidator(e.name);if(n2){if(!i3.structuredContent&&!i3.isError)throw new McpError(ErrorCode.InvalidRequest,`Tool ${e.name} has an output schema but did not return structured content`);if(i3.structuredContent)try{const l2=n2(i3.structuredContent);if(!l2.valid)throw new McpError(ErrorCode.InvalidParams,`Structured content does not match the tool's output schema: ${l2.errorMessage}`)}catch(l2){throw l2 instanceof McpError?l2:new McpError(ErrorCode.InvalidParams,`Failed to validate structured content: ${l2 instanceof Error?l2.message:String(l2)}`)}}return i3}isToolTask(e){return this._serverCapabilities?.tasks?.requests?.tools?.call?this._cachedKnownTaskTools.has(e):false}isToolTaskRequired(e){return this._cachedRequiredTaskTools.has(e)}cacheToolMetadata(e){this._cachedToolOutputValidators.clear(),this._cachedKnownTaskTools.clear(),this._cachedRequiredTaskTools.clear();for(const t of e){if(t.outputSchema){const i3=this._jsonSchemaValidator.getValidator(t.outputSchema);this._cachedToolOutputValidators.set(t.name,i3)}const s2=t.execution?.taskSupport;(s2==="required"||s2==="optional")&&this._cachedKnownTaskTools.add(t.name),s2==="required"&&this._cachedRequiredTaskTools.add(t.name)}}getToolOutputValidator(e){return this._cachedToolOutputValidators.get(e)}async listTools(e,t){const s2=await this.request({method:"tools/list",params:e},ListToolsResultSchema,t);return this.cacheToolMetadata(s2.tools),s2}_setupListChangedHandler(e,t,s2,i3){const n2=ListChangedOptionsBaseSchema.safeParse(s2);if(!n2.success)throw new Error(`Invalid ${e} listChanged options: ${n2.error.message}`);if(typeof s2.onChanged!="function")throw new Error(`Invalid ${e} listChanged options: onChanged must be a function`);const{autoRefresh:l2,debounceMs:g}=n2.data,{onChanged:h}=s2,b=async()=>{if(!l2){h(null,null);return}try{const r=await i3();h(null,r)}catch(r){const m3=r instanceof Error?r:new Error(String(r));h(m3,null)}},c2=()=>{if(g){const r=this._listChangedDebounceTimers.get(e);r&&clearTimeout(r);const m3=setTimeout(b,g);this._listChangedDebounceTimers.set(e,m3)}else b()};this.setNotificationHandler(t,c2)}async sendRootsListChanged(){return this.notification({method:"notifications/roots/list_changed"})}};
init_define_RUNTIME_PACKAGES();import i2 from"node:process";
init_define_RUNTIME_PACKAGES();var STDIO_DEFAULT_MAX_BUFFER_SIZE=10*1024*1024;var ReadBuffer=class{constructor(e){this._maxBufferSize=e?.maxBufferSize??STDIO_DEFAULT_MAX_BUFFER_SIZE}append(e){if((this._buffer?.length??0)+e.length>this._maxBufferSize)throw this.clear(),new Error(`ReadBuffer exceeded maximum size of ${this._maxBufferSize} bytes`);this._buffer=this._buffer?Buffer.concat([this._buffer,e]):e}readMessage(){if(!this._buffer)return null;const e=this._buffer.indexOf(`
`);if(e===-1)return null;const f2=this._buffer.toString("utf8",0,e).replace(/\r$/,"");return this._buffer=this._buffer.subarray(e+1),deserializeMessage(f2)}clear(){this._buffer=void 0}};function deserializeMessage(r){return JSONRPCMessageSchema.parse(JSON.parse(r))}function serializeMessage(r){return JSON.stringify(r)+`
`}
var StdioServerTransport=class{constructor(t=i2.stdin,r=i2.stdout,s2){this._stdin=t,this._stdout=r,this._started=false,this._ondata=e=>{try{this._readBuffer.append(e),this.processReadBuffer()}catch(a2){this.onerror?.(a2),this.close().catch(()=>{})}},this._onerror=e=>{this.onerror?.(e)},this._readBuffer=new ReadBuffer({maxBufferSize:s2?.maxBufferSize})}async start(){if(this._started)throw new Error("StdioServerTransport already started! If using Server class, note that connect() calls start() automatically.");this._started=true,this._stdin.on("data",this._ondata),this._stdin.on("error",this._onerror)}processReadBuffer(){for(;;)try{const t=this._readBuffer.readMessage();if(t===null)break;this.onmessage?.(t)}catch(t){this.onerror?.(t)}}async close(){this._stdin.off("data",this._ondata),this._stdin.off("error",this._onerror),this._stdin.listenerCount("data")===0&&this._stdin.pause(),this._readBuffer.clear(),this.onclose?.()}send(t){return new Promise(r=>{const s2=serializeMessage(t);this._stdout.write(s2)?r():this._stdout.once("drain",r)})}};
// src/adapters/tool-host/host-process.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { constants } from "node:os";
import { dirname, join } from "node:path";

// src/adapters/programs/child-lines.ts
init_define_RUNTIME_PACKAGES();
import { StringDecoder } from "node:string_decoder";
var MAX_LINE_LENGTH = 2e3;
var MAX_LINES = 2e3;
function readLines(stream, log) {
  if (stream === null) return Promise.resolve();
  const decoder = new StringDecoder("utf8");
  let rest = "";
  let count = 0;
  const logLine = (line) => {
    count += 1;
    if (count <= MAX_LINES) log(line.slice(0, MAX_LINE_LENGTH));
    if (count === MAX_LINES) log("(further output of the tools is left out)");
  };
  stream.on("data", (chunk) => {
    if (count >= MAX_LINES) return;
    const lines = (rest + decoder.write(chunk)).split("\n");
    rest = (lines.pop() ?? "").slice(0, MAX_LINE_LENGTH);
    for (const line of lines) logLine(line.replace(/\r$/, ""));
  });
  stream.on("end", () => {
    if (rest !== "" && count < MAX_LINES) logLine(rest);
  });
  stream.on("error", () => stream.destroy());
  return new Promise((resolve) => stream.once("close", resolve));
}

// src/adapters/tool-host/host-process.ts
var HEAP_MEGABYTES = 512;
var MAX_MEMORY_BYTES = 1536 * 1024 * 1024;
async function startHostProcess({
  spec,
  program,
  box
}) {
  const state = await box.state();
  if (state.kind === "off")
    throw new SquadError({ code: "E_BOX", message: state.reason, hint: state.next });
  const marker = randomUUID();
  const set = hostVariables(spec, state.way === "none" ? marker : void 0);
  const environment = childEnvironment({ home: spec.scratch, passed: spec.passed, set });
  const command = [process.execPath, ...nodeOptions(spec, program), program, "--worker"];
  const boxed = await box.start({
    command,
    environment,
    directory: spec.workdir,
    home: spec.scratch,
    writable: [spec.workdir],
    readable: [dirname(program), ...spec.folders.map(({ root }) => root)],
    network: spec.network ?? "none",
    hasConnection: true
  });
  return superviseHost(boxed ?? await startUnboxedHost(command, environment, spec, marker), spec);
}
async function startUnboxedHost(command, environment, { workdir, mayStartPrograms }, marker) {
  const { child, isolation } = await spawnIsolated(command, {
    cwd: workdir,
    env: { ...environment },
    stdio: ["ignore", "pipe", "pipe", "pipe"]
  });
  const { stdout, stderr, stdio } = child;
  if (stdout === null || stderr === null) throw new Error("a host without streams");
  return {
    child,
    stdout,
    stderr,
    connection: stdio[3],
    kill: () => signalGroup(child, "SIGKILL"),
    async cleanUp() {
      if (mayStartPrograms && !isolation.endsAll) await killMarkedProcesses(marker);
    }
  };
}
function superviseHost(host, { log, workdir }) {
  const { child, connection } = host;
  if (connection === void 0) throw new Error("a host without a connection");
  const drained = Promise.all([host.stdout, host.stderr].map((it) => readLines(it ?? null, log)));
  const watch = watchLimits(child, workdir, { memoryBytes: MAX_MEMORY_BYTES });
  let exceeded;
  void watch.exceeded.then(({ reason }) => {
    exceeded = reason;
    host.kill();
  });
  const exit = new Promise((resolve) => {
    child.once("error", (error) => resolve(`it could not be started: ${error.message}`));
    child.once("exit", (code, signal) => resolve(exceeded ?? describeExit(code, signal)));
  });
  const ended = exit.then(async (how) => {
    watch.stop();
    host.kill();
    await host.cleanUp?.();
    return how;
  });
  return { connection, ended, kill: () => kill(host, ended, drained) };
}
function hostVariables({ workdir }, marker) {
  const mark = marker === void 0 ? {} : { [CALL_MARKER]: marker };
  return { SQUAD_WORKSPACE: workdir, FORGE_WORKSPACE: workdir, ...mark };
}
var OUT_OF_MEMORY = "it took too much memory";
function describeExit(code, signal) {
  const signalName = signal ?? signalOf(code);
  if (signalName === "SIGABRT") return OUT_OF_MEMORY;
  return signalName === void 0 ? `it ended with exit code ${code}` : `it was stopped by ${signalName}`;
}
function signalOf(code) {
  const number2 = (code ?? 0) - 128;
  return Object.entries(constants.signals).find(([, value]) => value === number2)?.[0];
}
function nodeOptions({ folders, workdir, scratch, mayStartPrograms }, program) {
  const allowedPaths = [dirname(program), workdir, scratch, ...folders.map(({ root }) => root)];
  const read = [
    ...outermost(allowedPaths).map(below),
    ...outermost(packagesAbove(folders), allowedPaths)
  ];
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const isStable = major > 22 || major === 22 && minor >= 13;
  return [
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    "--disable-warning=ExperimentalWarning",
    isStable ? "--permission" : "--experimental-permission",
    ...read.map((path) => `--allow-fs-read=${path}`),
    ...outermost([workdir, scratch]).map((path) => `--allow-fs-write=${below(path)}`),
    // Settings allow it, so Node need not warn at every start.
    ...mayStartPrograms ? ["--allow-child-process", "--disable-warning=SecurityWarning"] : []
  ];
}
function outermost(paths, allowedPaths = paths) {
  const isInside = (path) => allowedPaths.some((it) => path.startsWith(`${it}/`));
  return [...new Set(paths)].filter((path) => !isInside(path));
}
function packagesAbove(folders) {
  const above = (path) => dirname(path) === path ? [path] : [path, ...above(dirname(path))];
  return folders.flatMap(({ root }) => above(dirname(root))).map((it) => join(it, "package.json"));
}
function below(path) {
  return path.endsWith("/") ? `${path}*` : `${path}/*`;
}
var GRACE_MS = 500;
var DRAIN_MS = 500;
async function kill(host, ended, drained) {
  host.connection?.destroy();
  const late = setTimeout(() => host.kill(), GRACE_MS);
  await ended;
  clearTimeout(late);
  await withTimeout(DRAIN_MS, drained, () => void 0);
}

// src/adapters/tool-host/load-host.ts
var IMPORT_MS = 3e3;
var BUSY_FACTOR = 2;
var MAX_BROKEN_FILES = 8;
async function loadHost(settings, broken) {
  const { spec, ending } = settings;
  const { given, givenUp } = limitLoading(ending);
  for (let starts = 0; ; starts += 1) {
    const started = await attempt(startHostProcess(settings));
    if (started.kind === "threw")
      return unloadedHost(spec, broken, describe(started.error).message);
    const process2 = started.value;
    const loading = startLoading(process2, settings);
    const ended = await Promise.race([
      attempt(loadFolders(loading, settings, broken)),
      loading.stuck.then(() => ({ kind: "stuck" })),
      process2.ended.then(() => ({ kind: "ended" })),
      givenUp
    ]);
    const failedPath = loading.importing();
    loading.finish();
    if (ended.kind === "done") return hostWithListing(loading.running, ended.value, broken);
    const reason = await loadFailure(ended, process2);
    await process2.kill();
    if (given.aborted || failedPath === void 0 || starts >= MAX_BROKEN_FILES)
      return unloadedHost(spec, broken, reason);
    broken.set(failedPath, reason);
  }
}
function limitLoading(ending) {
  const deadline = AbortSignal.timeout(MAX_LOADING_MS);
  const given = ending === void 0 ? deadline : AbortSignal.any([ending, deadline]);
  const givenUp = new Promise((resolve) => {
    const giveUp = () => resolve({ kind: "given-up" });
    if (given.aborted) giveUp();
    given.addEventListener("abort", giveUp, { once: true });
  });
  return { given, givenUp };
}
var MAX_LOADING_MS = 3e4;
function hostWithListing(running, listing, broken) {
  for (const { code, path, message } of listing.diagnostics) {
    if (code === "L_IMPORT") broken.set(path, message);
  }
  return { running, listing };
}
var GIVEN_UP_REASON = "loading took too long, or the run is ending";
var STUCK_REASON = "its import does not end";
var EXIT_WAIT_MS = 500;
async function loadFailure(ended, process2) {
  if (ended.kind === "stuck") return STUCK_REASON;
  if (ended.kind === "given-up") return GIVEN_UP_REASON;
  const exit = process2.ended.then((how) => `importing it ended the tools' process: ${how}`);
  if (ended.kind !== "threw") return exit;
  return withTimeout(EXIT_WAIT_MS, exit, () => describe(ended.error).message);
}
function unloadedHost(spec, broken, reason) {
  const next = "fix the files that are named here";
  const files = [...broken].map(
    ([path, message]) => ({ code: "L_IMPORT", path, message, next })
  );
  const all = spec.folders.map(({ shownAs }) => {
    const message = `none of its tools was loaded: ${reason}`;
    return { code: "L_IMPORT", path: shownAs, message, next };
  });
  return { running: void 0, listing: { tools: [], diagnostics: [...files, ...all] } };
}
function startLoading(process2, { spec }) {
  const client = new Client(SERVER_INFO);
  const { connection } = process2;
  const transport = new StdioServerTransport(connection, connection);
  connection.on("error", () => connection.destroy());
  connection.once("close", () => void client.close());
  client.onclose = () => void process2.kill();
  const open = /* @__PURE__ */ new Map();
  let isDone = false;
  const stuck = new Promise((resolve) => {
    client.setNotificationHandler(importNotice, ({ params: { path, state } }) => {
      clearTimeout(open.get(path));
      open.delete(path);
      if (isDone) return;
      const timeoutMs = (spec.importMs ?? IMPORT_MS) * BUSY_FACTOR;
      if (state === "started") open.set(path, setTimeout(resolve, timeoutMs));
    });
  });
  handleRuntimeRequests(client, spec);
  return {
    running: { process: process2, client, calls: /* @__PURE__ */ new Set() },
    transport,
    stuck,
    importing: () => [...open.keys()].at(-1),
    finish() {
      isDone = true;
      for (const timer of open.values()) clearTimeout(timer);
    }
  };
}
async function loadFolders({ running: { client }, transport }, { spec, shown }, broken) {
  const { folders, wanted, importMs = IMPORT_MS, askRuntime } = spec;
  await client.connect(transport);
  const params = {
    folders,
    importMs,
    broken: Object.fromEntries(broken),
    ...wanted === void 0 ? {} : { wanted },
    hasRuntime: askRuntime !== void 0
  };
  const request = { method: "squad/load", params };
  const listed = await client.request(request, listingSchema, { timeout: LOAD_MS });
  const diagnostics = listed.diagnostics.map((one) => ({ ...one, message: shown(one.message) }));
  return toListing({ ...listed, diagnostics }, (commit) => commit);
}
var LOAD_MS = 12e4;
function handleRuntimeRequests(client, { askRuntime }) {
  client.setRequestHandler(runtimeRequest, async ({ params }, { signal }) => {
    if (askRuntime === void 0) return { asked: A2A_DISABLED };
    return { asked: await askRuntime({ ...params, signal }) };
  });
}
var A2A_DISABLED = {
  kind: "error",
  error: {
    code: "E_A2A_DISABLED",
    message: "agents may not ask each other in this run",
    suggestion: "go on without it"
  }
};

// src/adapters/tool-host/tool-lanes.ts
init_define_RUNTIME_PACKAGES();
var MAX_LANES = 8;
var GIVEN_UP_MS = 4e3;
async function openLanes(open) {
  const first = await open(void 0);
  const firstLane = { host: Promise.resolve(first), files: [] };
  const ownLanes = /* @__PURE__ */ new Map();
  let isClosed = false;
  const { tools } = await first.list();
  const laneFor = ({ name }, file) => {
    const own = ownLanes.get(file);
    if (own !== void 0) return own;
    const isFree = firstLane.files.every((one) => one === file);
    if (isFree || isClosed || !makeRoom(ownLanes)) return firstLane;
    const ofFile = tools.filter(({ origin }) => origin.path === file).map((one) => one.name);
    const lane = { host: open([.../* @__PURE__ */ new Set([name, ...ofFile])]), files: [] };
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
    }
  };
}
function makeRoom(lanes) {
  if (lanes.size < MAX_LANES - 1) return true;
  const idle = [...lanes].find(([, { files }]) => files.length === 0);
  if (idle === void 0) return false;
  const [file, lane] = idle;
  lanes.delete(file);
  void closeLane(lane);
  return true;
}
async function closeLane({ host }) {
  await attempt(host.then((one) => one.close()));
}

// src/adapters/tool-host/tool-reply.ts
init_define_RUNTIME_PACKAGES();
import { mkdir, rm } from "node:fs/promises";
import { join as join2, relative } from "node:path";
async function readReply({ content, _meta }, { spec, shown }, context) {
  const reply = _meta[META_KEYS.reply];
  if (reply.kind === "failed") return { ...reply, message: shown(reply.message) };
  const { spilled, ...rest } = { ...reply, text: content[0]?.text ?? "" };
  if (spilled === void 0) return rest;
  const { file, bytes, lines } = spilled;
  const kept = await attempt(keepLongOutput(file, spec, context));
  const keptAt = kept.kind === "done" ? kept.value : void 0;
  return { ...rest, whole: { bytes, lines, keptAt } };
}
async function keepLongOutput(file, { keep, scratch }, { instanceKey, toolCallId }) {
  if (!/^long-[0-9a-f-]+\.txt$/.test(relative(scratch, file))) return void 0;
  const keptAt = keep === void 0 ? void 0 : await copyMasked(file, keep, `${instanceKey}-${toolCallId}`);
  await rm(file, { force: true });
  return keptAt;
}
async function copyMasked(file, { folder, mask }, name) {
  const opened = await openPlain(file);
  try {
    const stats = await opened.stat();
    if (!stats.isFile() || stats.nlink !== 1) return void 0;
    await mkdir(folder, { recursive: true });
    const kept = openMaskedFile(
      join2(folder, `${name.replace(/[^A-Za-z0-9_-]/g, "-")}.result.txt`),
      mask
    );
    const end = Math.min(stats.size, MAX_COPY_BYTES);
    for await (const chunk of opened.createReadStream({ end, autoClose: false })) kept.write(chunk);
    return kept.end();
  } finally {
    await opened.close();
  }
}
var MAX_COPY_BYTES = 64 * 1024 * 1024;

// src/adapters/tool-host/tool-host.ts
function createToolHosts(box, program = hostProgram(), ending) {
  return {
    async open(spec) {
      const shown = createPathReplacer(spec);
      const hostSpec = { ...spec, log: (line) => spec.log(shown(line)) };
      return openLanes((wanted) => {
        const laneSpec = wanted === void 0 ? hostSpec : { ...hostSpec, wanted };
        return openToolHost({ spec: laneSpec, program, box, shown, ending });
      });
    }
  };
}
var MAX_RESTARTS = 3;
var GRACE_MS2 = 1e3;
var ANSWER_MS = 1e3;
var MAX_CALL_MS = 186e4;
async function openToolHost(settings) {
  const hostState = {
    ...settings,
    broken: /* @__PURE__ */ new Map(),
    loading: void 0,
    verdict: Promise.resolve(),
    crashes: 0,
    isClosed: false
  };
  const { listing } = await startHost(hostState);
  return {
    list: async () => listing,
    callTool: (tool, args, context, signal) => callTool(hostState, { tool, args, context, signal }),
    async close() {
      hostState.isClosed = true;
      const loaded = await hostState.loading;
      await loaded?.running?.process.kill();
    }
  };
}
function startHost(hostState) {
  const loading = loadHost(hostState, hostState.broken);
  hostState.loading = loading;
  void loading.then(async ({ running }) => {
    await running?.process.ended;
    if (hostState.loading !== loading || hostState.isClosed) return;
    hostState.loading = void 0;
    hostState.crashes += 1;
    if (running !== void 0 && hostState.crashes <= MAX_RESTARTS) void startHost(hostState);
  });
  return loading;
}
async function currentHost(hostState) {
  if (hostState.isClosed) return void 0;
  await hostState.verdict;
  return (await hostState.loading)?.running;
}
async function callTool(hostState, hostCall) {
  const { tool, args, context, signal } = hostCall;
  const { name, origin } = tool;
  if (typeof args !== "object" || args === null || Array.isArray(args)) {
    return failedReply("E_TOOL_INVALID_ARGS", "the arguments are not an object", "pass an object");
  }
  const host = await currentHost(hostState);
  if (host === void 0)
    return failedReply("E_TOOL_CRASH", HOST_OFF, "go on without the custom tools");
  if (signal.aborted) return abortedReply(name);
  host.calls.add(hostCall);
  const meta = { [META_KEYS.context]: context, [META_KEYS.origin]: origin };
  const params = { name, arguments: args, _meta: meta };
  const request = { method: "tools/call", params };
  const options = { signal: AbortSignal.any([signal]), timeout: MAX_CALL_MS };
  const ended = await Promise.race([
    attempt(host.client.request(request, callSchema, options)),
    host.process.ended.then((how2) => ({ kind: "crashed", how: how2 }))
  ]);
  if (ended.kind === "threw" && signal.aborted) {
    void abandonCall(hostState, host, hostCall);
    return abortedReply(name);
  }
  host.calls.delete(hostCall);
  if (ended.kind === "done") return readReply(ended.value, hostState, context);
  const how = ended.kind === "crashed" ? ended.how : await exitReason(host);
  if (how === void 0) {
    return failedReply("E_TOOL_OUTPUT", `the answer of ${name} can't be read`, "go on without it");
  }
  return failedReply("E_TOOL_CRASH", `the tools' process ended during ${name}: ${how}`, CRASH_HINT);
}
var EXIT_WAIT_MS2 = 1e3;
function exitReason({ process: process2 }) {
  return withTimeout(EXIT_WAIT_MS2, process2.ended, () => void 0);
}
var HOST_OFF = "the tools' process crashed too often and is not restarted";
var CRASH_HINT = "don't call it again with the same arguments; other tools still work";
function abortedReply(name) {
  return failedReply("E_TOOL_ABORTED", `${name} was cancelled`, "go on without it");
}
async function abandonCall(hostState, host, hostCall) {
  const stillRunning = runningCalls(host);
  hostState.verdict = stillRunning.then(async (calls2) => {
    if (calls2 === void 0) await replaceHost(hostState, host);
  });
  if (await stillRunning === void 0) return void await host.process.kill();
  await wait(GRACE_MS2, void 0, { ref: false });
  const calls = await runningCalls(host);
  host.calls.delete(hostCall);
  if (calls?.includes(hostCall.context.toolCallId) === false) return;
  await replaceHost(hostState, host);
  while (calls !== void 0 && host.calls.size > 0 && !hostState.isClosed) {
    await wait(GRACE_MS2, void 0, { ref: false });
  }
  await host.process.kill();
}
async function runningCalls({ client }) {
  const request = { method: "squad/running" };
  const reply = await attempt(client.request(request, runningSchema, { timeout: ANSWER_MS }));
  return reply.kind === "done" ? reply.value.calls : void 0;
}
async function replaceHost(hostState, host) {
  const isCurrent = (await hostState.loading)?.running === host;
  if (isCurrent && !hostState.isClosed) void startHost(hostState);
}

export {
  toJson,
  toText,
  explainFailure,
  failedReply,
  findMissingFeature,
  NO_PROGRAMS_MESSAGE,
  safeParse2 as safeParse,
  getObjectShape,
  getLiteralValue,
  LATEST_PROTOCOL_VERSION,
  SUPPORTED_PROTOCOL_VERSIONS,
  ErrorCode,
  EmptyResultSchema,
  InitializeRequestSchema,
  InitializedNotificationSchema,
  CreateTaskResultSchema,
  ListToolsRequestSchema,
  CallToolResultSchema,
  CallToolRequestSchema,
  LoggingLevelSchema,
  SetLevelRequestSchema,
  CreateMessageResultSchema,
  CreateMessageResultWithToolsSchema,
  ElicitResultSchema,
  ListRootsResultSchema,
  McpError,
  Protocol,
  mergeCapabilities,
  AjvJsonSchemaValidator,
  assertToolsCallTaskCapability,
  assertClientRequestTaskCapability,
  StdioServerTransport,
  createToolHosts
};
