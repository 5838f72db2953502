// The door of the Discord room.

export type { BotBackend } from './backend.ts';
export { announceDaily } from './gateway/announce-daily.ts';
export { replyToQuestion } from './gateway/answer-reply.ts';
export {
  type ChatInputCommand,
  type Command,
  isMessageCommand,
  type MessageCommand,
} from './gateway/command.ts';
export { replyWithCard, replyWithRule } from './gateway/lookup-reply.ts';
export { replyToMessage } from './gateway/message-reply.ts';
export { inviteOf } from './gateway/register-bot.ts';
export { runShardProcesses } from './gateway/shard-processes.ts';
export { EXIT_CODES, startBot } from './gateway/start-bot.ts';
export { replyUnreached, storedValue } from './gateway/stored-value.ts';
export { replyToStudy } from './gateway/study-reply.ts';
export {
  completeCard,
  completeCopied,
  completeDay,
  completeEdition,
  completeLine,
  completeList,
  completeRule,
} from './input/autocomplete.ts';
export { expandTexts } from './input/expand-texts.ts';
export { lengthIssue } from './input/input-limits.ts';
export { type OptionValues, optionText, optionVisibility } from './input/interaction.ts';
export { DISCORD_LIMITS, INPUT_LIMITS } from './input/limits.ts';
export { wantedStudy } from './input/study-action.ts';
export { withQuestionLine } from './render/question-line.ts';
export { renderAbout } from './render/render-about.ts';
export { renderIssues } from './render/render-issues.ts';
export { renderSettings } from './render/render-settings.ts';
export { privately } from './render/reply.ts';
export { isPublicChannel, type ServerSettings } from './store/server-settings.ts';
