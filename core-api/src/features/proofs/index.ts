export { issueProof } from './issue-proof';
export { prefillProof } from './prefill-proof';
export { AttendanceProofModel } from './proof.model';
