import type { coachSmartReport, scholasticSmartReport } from '@ruta/contracts/smart-report/smart-report.screens';
import { screenRoute } from '../../lib/api';

export const ownReportScreen = screenRoute<typeof scholasticSmartReport>('scholastic', '/report/smart');
export const schoolReportScreen = screenRoute<typeof coachSmartReport>('coach', '/report/school/:school_id/smart');
