export { agentHours, type AgentHours } from './agent-hours.reader';
