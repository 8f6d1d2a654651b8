import type { RoleCode } from '@ruta/contracts';

/** The public password of every demo account. Other installations have no such account. */
export const DEMO_PASSWORD = 'ruta-demo-2026';

/** The domain of demo addresses; nobody can own a `.test` domain. */
export const DEMO_DOMAIN = 'ruta.test';

export interface DemoAccount {
  email: string;
  role: RoleCode;
  name: string;
}

/** The accounts that `npm start` prints, in order. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('coach', 'COACH', 'Laura Mendoza Reyes'),
  account('coach-sec', 'COACH_SEC', 'Daniel Íñiguez Solórzano'),
  account('coach-cord', 'COACH_CORD', 'Mónica Ávila Quintero'),
  account('coach-man', 'COACH_MAN', 'Arturo Cisneros Lozano'),
  account('coach-dir', 'COACH_DIR', 'Rosa Elena Villaseñor Ponce'),
  account('dir', 'DIR', 'Patricia Ibarra Nuño'),
  account('subd', 'SUBD', 'Miguel Ángel Zárate Orozco'),
  account('coor', 'COOR', 'Verónica Luna Hernández'),
  account('prof', 'PROF', 'José Luis Gutiérrez Ramírez'),
  account('admin', 'ADMIN', 'Gabriela Zepeda Fuentes'),
  account('super', 'SUPER_ADMIN', 'Martha Leticia Bustamante Nieto'),
  account('admin-ti', 'ADMIN_TI', 'Joel Cárdenas Ureña'),
  account('content', 'CONTENT', 'Paulina Escobedo Acuña'),
  account('agent', 'AGENT_VC', 'Karla Verónica Solís Cetina'),
  account('management', 'MGMT', 'Ernesto Barragán Olvera'),
  account('petitioner', 'PETITIONER', 'Ofelia Santos Carrillo'),
  account('coach-2', 'COACH', 'Adriana Castañeda Peña'),
  account('dir-2', 'DIR', 'Alejandra Quiroga Ledesma'),
];

function account(login: string, role: RoleCode, name: string): DemoAccount {
  return { email: `${login}@${DEMO_DOMAIN}`, role, name };
}
