import type { RoleCode } from '@ruta/contracts';
import type { SchoolKey } from '../schools/schools.demo-data';

interface TeamMember {
  /** The local part of the e-mail. */
  login: string;
  sex: 'f' | 'm';
  name: string;
  surname: string;
  roles: readonly RoleCode[];
  timezone: string;
}

const CENTRE = 'America/Mexico_City';

/** People of the network who belong to no school. */
export const TEAM = [
  one('coach-dir', 'f', 'Rosa Elena', 'Villaseñor Ponce', CENTRE, 'COACH_DIR'),
  one('coach-man', 'm', 'Arturo', 'Cisneros Lozano', CENTRE, 'COACH_MAN'),
  one('beatriz.delatorre', 'f', 'Beatriz', 'de la Torre Aguirre', CENTRE, 'COACH_MAN'),
  one('coach-cord', 'f', 'Mónica', 'Ávila Quintero', CENTRE, 'COACH_CORD'),
  one('gerardo.nunez', 'm', 'Gerardo', 'Núñez Salcedo', 'America/Monterrey', 'COACH_CORD'),
  one('silvia.yanez', 'f', 'Silvia', "Yáñez O'Farrill", CENTRE, 'COACH_CORD'),
  one('hector.robles', 'm', 'Héctor Manuel', 'Robles Ibarra', 'America/Chihuahua', 'COACH_CORD'),
  one('coach', 'f', 'Laura', 'Mendoza Reyes', CENTRE, 'COACH'),
  one('coach-2', 'f', 'Adriana', 'Castañeda Peña', CENTRE, 'COACH'),
  one('jorge.trevino', 'm', 'Jorge Iván', 'Treviño Garza', 'America/Monterrey', 'COACH'),
  one('fernanda.beltran', 'f', 'María Fernanda', 'Beltrán Zazueta', 'America/Mazatlan', 'COACH', 'COACH_SEC'),
  one('oscar.amaya', 'm', 'Óscar', 'Amaya Ledezma', 'America/Tijuana', 'COACH'),
  one('teresa.munoz', 'f', 'Teresa', 'Muñoz Terrazas', 'America/Chihuahua', 'COACH'),
  one('coach-sec', 'm', 'Daniel', 'Íñiguez Solórzano', CENTRE, 'COACH_SEC'),
  one('claudia.dacosta', 'f', 'Claudia', "D'Acosta Rangel", CENTRE, 'COACH_SEC'),
  one('norma.pech', 'f', 'Norma Angélica', 'Pech Canul', 'America/Cancun', 'COACH_SEC'),
  one('management', 'm', 'Ernesto', 'Barragán Olvera', CENTRE, 'MGMT'),
  one('lucia.delrio', 'f', 'Lucía', 'del Río Santibáñez', CENTRE, 'MGMT'),
  one('admin', 'f', 'Gabriela', 'Zepeda Fuentes', CENTRE, 'ADMIN'),
  one('raul.ocampo', 'm', 'Raúl', 'Ocampo Iturbide', CENTRE, 'ADMIN'),
  one('super', 'f', 'Martha Leticia', 'Bustamante Nieto', CENTRE, 'SUPER_ADMIN'),
  one('admin-ti', 'm', 'Joel', 'Cárdenas Ureña', CENTRE, 'ADMIN_TI'),
  one('content', 'f', 'Paulina', 'Escobedo Acuña', CENTRE, 'CONTENT'),
  one('agent', 'f', 'Karla Verónica', 'Solís Cetina', 'America/Cancun', 'AGENT_VC'),
  one('luis.penaloza', 'm', 'Luis Enrique', 'Peñaloza Vera', CENTRE, 'AGENT_VC'),
  one('wendy.arellano', 'f', 'Wendy', 'Arellano Quiroz', 'America/Tijuana', 'AGENT_VC'),
  one('fabian.oropeza', 'm', 'Fabián', 'Oropeza Luna', CENTRE, 'AGENT_VC'),
] as const;

export type TeamLogin = (typeof TEAM)[number]['login'];

/** The people responsible for a school in the started cycle. */
export interface Hierarchy {
  director: TeamLogin | null;
  manager: TeamLogin | null;
  coordinator: TeamLogin | null;
  coach: TeamLogin | null;
  secondaries: readonly TeamLogin[];
}

/** The hierarchies of the cycle. The last two are incomplete: one lacks almost everybody, one all. */
export const HIERARCHIES: Partial<Record<SchoolKey, Hierarchy>> = {
  ahuehuete: under('coach-man', 'coach-cord', 'coach', 'coach-sec'),
  'rio-hondo': under('coach-man', 'coach-cord', 'coach', 'norma.pech'),
  'matilde-montoya': under('coach-man', 'coach-cord', 'coach', 'fernanda.beltran'),
  'sandoval-vallarta': under('beatriz.delatorre', 'silvia.yanez', 'coach-2', 'claudia.dacosta', 'norma.pech'),
  templanza: under('beatriz.delatorre', 'silvia.yanez', 'coach-2'),
  'helia-bravo': under('coach-man', 'gerardo.nunez', 'jorge.trevino'),
  'santa-catarina': under('coach-man', 'gerardo.nunez', 'jorge.trevino', 'coach-sec'),
  'guillermo-haro': under('beatriz.delatorre', 'silvia.yanez', 'coach-2'),
  concordia: under('beatriz.delatorre', 'hector.robles', 'fernanda.beltran'),
  encino: under('beatriz.delatorre', 'hector.robles', 'oscar.amaya', 'fernanda.beltran'),
  'rio-conchos': under('beatriz.delatorre', 'hector.robles', 'teresa.munoz'),
  'alfonso-herrera': under('beatriz.delatorre', 'hector.robles', 'teresa.munoz'),
  jacaranda: { director: 'coach-dir', manager: 'coach-man', coordinator: null, coach: null, secondaries: [] },
  esperanza: { director: null, manager: null, coordinator: null, coach: null, secondaries: [] },
};

function one<const Login extends string>(
  login: Login,
  sex: 'f' | 'm',
  name: string,
  surname: string,
  timezone: string,
  ...roles: RoleCode[]
): TeamMember & { login: Login } {
  return { login, sex, name, surname, timezone, roles };
}

function under(manager: TeamLogin, coordinator: TeamLogin, coach: TeamLogin, ...secondaries: TeamLogin[]): Hierarchy {
  return { director: 'coach-dir', manager, coordinator, coach, secondaries };
}
