// Checks of a message that depend on its sender and its words alone, whomever it goes to.
import { plural } from '#src/text/index.ts';
import type { SenderCheck } from './reach-others.ts';
import { createRefusal } from './routing-context.ts';

/** Refuses what a sender says after its task has ended. */
export const hasEnded: SenderCheck = ({ routing }) =>
  routing.isOver
    ? createRefusal(
        'E_TOOL_ABORTED',
        'Your task has ended: you can no longer hand work over.',
        'stop here',
      )
    : undefined;

/** Refuses agents that the settings do not let hand work over. */
export const mayNotSend: SenderCheck = ({ handoff: { from }, routing: { roster, chain } }) => {
  const sender = chain === undefined ? undefined : roster.find(from);
  return sender?.sends === false
    ? createRefusal(
        'E_A2A_DISABLED',
        `${sender.name} does not hand work over on this squad.`,
        OWN_WORK,
      )
    : undefined;
};

/** Refuses a model that the settings do not allow. */
export const choosesModel: SenderCheck = ({ handoff: { model }, routing: { rules } }) => {
  if (model === undefined || rules.models === undefined || rules.models.includes(model)) {
    return undefined;
  }
  const others = rules.models.length === 0 ? '' : `, or choose one of ${rules.models.join(', ')}`;
  return createRefusal(
    'E_A2A_MODEL',
    'The settings of this repository do not let a call choose that model.',
    `leave model out${others}`,
  );
};

/** Refuses a message that is under way already. */
export const isRepeated: SenderCheck = ({ handoff, routing }) =>
  handoff.isFromPerson !== true && routing.isUnderWay(handoff)
    ? createRefusal(
        'E_A2A_DUPLICATE',
        'The same message is under way.',
        'do not send it again: the first call gets its answer',
      )
    : undefined;

/** Refuses a list of tools of which none exists: the session could do nothing. */
export const grantsNothing: SenderCheck = ({ handoff: { availableTools = [] }, routing }) => {
  const unknown = routing.unknownTools(availableTools);
  if (availableTools.length === 0 || unknown.length < availableTools.length) return undefined;
  return createRefusal(
    'E_TOOL_INVALID_ARGS',
    `There is no tool named ${availableTools.map((name) => JSON.stringify(name)).join(' or ')}.`,
    `leave availableTools out, or name some of these: ${routing.toolNames.join(', ')}`,
  );
};

/** Refuses more messages of one agent than a minute may have. */
export const exceedsRate: SenderCheck = ({ handoff: { from }, routing }) => {
  const { chain, rules, sentLastMinute: sentLately } = routing;
  return chain !== undefined && sentLately(from) >= rules.perMinute
    ? createRefusal(
        'E_A2A_RATE',
        `${from} has reached the limit of ${plural(rules.perMinute, 'message')} per minute.`,
        'go on with your own work, and put what you have to say into one message later',
      )
    : undefined;
};

/** What an agent may do that can't hand its work over. */
export const OWN_WORK = 'do this part yourself, or say in your answer what is missing';
