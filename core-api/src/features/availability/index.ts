export { agentHours, type AgentHours } from './agent-hours.reader';
export type { AgentWork } from './agent-work';
