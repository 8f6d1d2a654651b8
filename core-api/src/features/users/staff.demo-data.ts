import type { RoleCode } from '@ruta/contracts';
import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { SchoolKey } from '../schools/schools.demo-data';

/** A person of a school's staff. Without a login, the e-mail is made from the name. */
export interface StaffMember {
  role: RoleCode;
  sex: 'f' | 'm';
  name: string;
  surname: string;
  levels: readonly LevelKey[];
  login?: string;
  unverified?: true;
  banned?: true;
}

type Make = (sex: 'f' | 'm', name: string, surname: string, ...levels: LevelKey[]) => StaffMember;
const making =
  (role: RoleCode): Make =>
  (sex, name, surname, ...levels) => ({ role, sex, name, surname, levels });

const dir = making('DIR');
const subd = making('SUBD');
const coor = making('COOR');
const prof = making('PROF');
const petitioner = making('PETITIONER');

/** The staff by school; other schools have none. */
export const STAFF: Partial<Record<SchoolKey, readonly StaffMember[]>> = {
  ahuehuete: [
    { ...dir('f', 'Patricia', 'Ibarra Nuño'), login: 'dir' },
    { ...subd('m', 'Miguel Ángel', 'Zárate Orozco'), login: 'subd' },
    { ...coor('f', 'Verónica', 'Luna Hernández', 'preescolar', 'primaria'), login: 'coor' },
    coor('m', 'Rubén Darío', 'Castellanos Mora', 'secundaria'),
    { ...prof('m', 'José Luis', 'Gutiérrez Ramírez', 'primaria'), login: 'prof' },
    prof('f', 'María de los Ángeles', 'de la Cruz Muñoz', 'preescolar'),
    prof('f', 'Alma Rosa', 'Navarro Tejeda', 'preescolar'),
    prof('f', 'Guadalupe', 'Jiménez Flores', 'primaria'),
    prof('f', 'Xóchitl', 'Aguirre Bañuelos', 'primaria'),
    prof('f', 'Leticia', 'Vázquez Santana', 'primaria'),
    prof('m', 'Ramón', "Peña O'Connor", 'primaria', 'secundaria'),
    prof('m', 'Carlos Alberto', 'Núñez Plascencia', 'secundaria'),
    prof('f', 'Elvira', "Sánchez D'Ávila", 'secundaria'),
    prof('m', 'Martín', 'Cruz Camarena', 'secundaria'),
  ],
  'rio-hondo': [
    dir('f', 'Addy', 'Canul Poot'),
    subd('m', 'Manuel Jesús', 'Tuz Pech'),
    coor('f', 'Wilma', 'Chan Herrera', 'preescolar', 'primaria'),
    prof('f', 'Rosaura', 'Balam Góngora', 'preescolar'),
    prof('f', 'Mirna', 'Uc Cauich', 'preescolar'),
    prof('m', 'Jorge Alberto', 'May Dzul', 'primaria'),
    prof('f', 'Ligia', 'Esquivel Novelo', 'primaria'),
    prof('m', 'Freddy', 'Cob Aké', 'primaria'),
    prof('f', 'Socorro', 'Briceño Marrufo', 'primaria'),
    prof('m', 'Patrick', "O'Reilly Méndez", 'preescolar', 'primaria'),
  ],
  'matilde-montoya': [
    dir('f', 'Rosalva', 'Bojórquez Félix'),
    coor('m', 'Francisco Javier', 'Valenzuela Encinas', 'primaria', 'secundaria'),
    prof('f', 'Ana Lourdes', 'Yépiz Moreno', 'primaria'),
    prof('m', 'Jesús Alfredo', 'Coronado Ruiz', 'primaria'),
    prof('f', 'Dulce María', 'Noriega Tapia', 'primaria'),
    prof('f', 'Irma Leticia', 'Búrquez León', 'primaria'),
    prof('m', 'Ignacio', 'Gastélum Duarte', 'secundaria'),
    prof('f', 'Blanca Estela', 'Peralta Othón', 'secundaria'),
    prof('m', 'Sergio', 'Munguía Arvizu', 'secundaria'),
  ],
  'sandoval-vallarta': [
    { ...dir('f', 'Alejandra', 'Quiroga Ledesma'), login: 'dir-2' },
    subd('m', 'Enrique', 'Saldívar Montes'),
    coor('f', 'Julieta', 'Ordóñez Cano', 'preescolar', 'primaria'),
    coor('m', 'Mauricio', 'Tovar Espinosa', 'secundaria', 'bachillerato'),
    prof('f', 'Carmen', 'Olivares Rivas', 'preescolar'),
    prof('f', 'Lilia', 'Bautista Neri', 'preescolar'),
    prof('m', 'Rodrigo', 'Meléndez Franco', 'primaria'),
    prof('f', 'Angélica', 'Pacheco Zúñiga', 'primaria'),
    prof('m', 'Tomás', 'Garduño Ávalos', 'secundaria'),
    prof('f', 'Graciela', 'Becerril Sosa', 'secundaria'),
    prof('m', 'Emilio', 'de los Santos Rojas', 'bachillerato'),
    prof('f', 'Yolanda', 'Ferreira del Valle', 'bachillerato'),
    { ...prof('f', 'Nancy', 'Carbajal Osorio', 'primaria'), login: 'sin-verificar', unverified: true },
    { ...prof('f', 'Irene', 'Malagón Trejo', 'secundaria'), login: 'suspendida', banned: true },
    { ...petitioner('f', 'Ofelia', 'Santos Carrillo'), login: 'petitioner' },
  ],
  templanza: [
    dir('f', 'Margarita', 'Tlatelpa Huerta'),
    coor('m', 'Roberto Carlos', 'Cuautle Romero', 'primaria', 'secundaria'),
    prof('f', 'Ivonne', 'Limón Sarmiento', 'primaria'),
    prof('f', 'Araceli', 'Huitzil Flores', 'primaria'),
    prof('m', 'Gustavo', 'Amador Castilla', 'primaria'),
    prof('f', 'Isabel', 'Merino del Carmen', 'secundaria'),
    prof('m', 'Noé', 'Zamora Tlapa', 'secundaria'),
    prof('f', 'Rocío', 'Barrientos Téllez', 'secundaria'),
  ],
  'helia-bravo': [
    dir('m', 'Humberto', 'Elizondo Villarreal'),
    subd('f', 'Cecilia', 'Garza Treviño'),
    coor('f', 'Diana Laura', 'Cantú Salinas', 'secundaria', 'bachillerato'),
    prof('m', 'Rogelio', 'Sepúlveda Montemayor', 'secundaria'),
    prof('f', 'Maricela', 'Tamez Leal', 'secundaria'),
    prof('m', 'Adán', 'Cavazos Ríos', 'secundaria'),
    prof('f', 'Perla', 'Guajardo Chapa', 'bachillerato'),
    prof('m', 'Eduardo', 'Villaseñor Peña', 'bachillerato'),
    prof('f', 'Nora Hilda', 'Saldaña Garza', 'bachillerato'),
  ],
  'santa-catarina': [
    dir('f', 'Sandra Luz', 'Ayala Benavides'),
    coor('f', 'Lorena', 'Marroquín Gámez', 'preescolar', 'primaria'),
    prof('f', 'Alicia', 'Zambrano Lozano', 'preescolar'),
    prof('f', 'Hilda', 'Caballero Páez', 'preescolar'),
    prof('f', 'Fátima', 'Rentería Cepeda', 'preescolar'),
    prof('m', 'Víctor Hugo', 'Longoria Sada', 'primaria'),
    prof('f', 'Olga Patricia', 'Berlanga Ruiz', 'primaria'),
    prof('m', 'Edgar', 'Niño de Rivera Salas', 'primaria'),
  ],
  'guillermo-haro': [
    dir('m', 'Jacinto', 'Tepox Cuaya'),
    coor('f', 'Minerva', 'Ramos Coyotl', 'primaria', 'secundaria', 'bachillerato'),
    prof('f', 'Elizabeth', 'Toxqui Pérez', 'primaria'),
    prof('m', 'Fernando', 'Juárez Popoca', 'primaria'),
    prof('f', 'Lourdes', 'Cielo Tecanhuey', 'secundaria'),
    prof('m', 'Abel', 'Domínguez Sandoval', 'secundaria'),
    prof('f', 'Magdalena', 'Ruiz Zepeda', 'bachillerato'),
    prof('m', 'Ulises', 'Romero Ángeles', 'bachillerato'),
  ],
  concordia: [
    dir('f', 'Imelda', 'Zazueta Angulo'),
    coor('m', 'Trinidad', 'Félix Camacho', 'primaria', 'secundaria'),
    prof('f', 'Cruz Emilia', 'López Gaxiola', 'primaria'),
    prof('m', 'Ramón Arturo', 'Quiñónez Leyva', 'primaria'),
    prof('f', 'Yadira', 'Inzunza Bernal', 'primaria'),
    prof('m', 'Leopoldo', 'Payán Sicairos', 'secundaria'),
    prof('f', 'Evelia', 'Castro Urías', 'secundaria'),
    prof('m', 'Marcos', 'Medina Cázarez', 'secundaria'),
  ],
  encino: [
    dir('f', 'Aurora', 'Villanueva Cota'),
    subd('m', 'Ismael', 'Murillo Geraldo'),
    coor('f', 'Susana', 'Rosas Ochoa', 'preescolar', 'primaria', 'secundaria'),
    prof('f', 'Griselda', 'Ceseña Agúndez', 'preescolar'),
    prof('f', 'Thelma', 'Vizcarra Núñez', 'preescolar'),
    prof('m', 'Javier', 'Meza Arámburo', 'primaria'),
    prof('f', 'Karina', 'Lizárraga Peña', 'primaria'),
    prof('m', 'Alfonso', 'Beltrán Cruz', 'secundaria'),
    prof('f', 'Judith', "Castro O'Neill", 'secundaria'),
  ],
  'rio-conchos': [
    dir('m', 'Gilberto', 'Terrazas Orpinel'),
    coor('f', 'Socorro', 'Márquez Chacón', 'secundaria', 'bachillerato'),
    prof('f', 'Bertha Alicia', 'Portillo Nájera', 'secundaria'),
    prof('m', 'Manuel', 'Anchondo Rascón', 'secundaria'),
    prof('f', 'Ruth', 'Caraveo Loya', 'secundaria'),
    prof('m', 'Saúl', 'Quezada Bencomo', 'bachillerato'),
    prof('f', 'Edith', 'Ordóñez Baca', 'bachillerato'),
    prof('m', 'Armando', 'Licón Trevizo', 'bachillerato'),
  ],
  'alfonso-herrera': [
    dir('f', 'Consuelo', 'Rubio Esparza'),
    coor('m', 'Hugo', 'Armendáriz Soto', 'primaria'),
    prof('f', 'Rebeca', 'Alvídrez Macías', 'primaria'),
    prof('m', 'Daniel', 'Urrutia Carrera', 'primaria'),
    prof('f', 'Maribel', 'Ontiveros Luján', 'primaria'),
    prof('m', 'Lázaro', 'Barrón Holguín', 'primaria'),
    prof('f', 'Norma Alicia', 'Saucedo Ríos', 'primaria'),
    prof('m', 'Ángel Ramón', 'Fierro Muñiz', 'primaria'),
  ],
  jacaranda: [
    dir('f', 'Esperanza', 'Covarrubias Lomelí'),
    coor('f', 'Liliana', 'Godínez Ulloa', 'preescolar'),
    prof('f', 'Berenice', 'Rubalcaba Padilla', 'preescolar'),
    prof('f', 'Ernestina', 'Casillas Macías', 'preescolar'),
    prof('f', 'Rosario', 'Tostado Ríos', 'preescolar'),
    prof('f', 'Pilar', 'Velasco Anguiano', 'preescolar'),
    prof('f', 'Amparo', 'Ñeco Arriaga', 'preescolar'),
    prof('m', 'Saúl', 'Bravo de la Mora', 'preescolar'),
  ],
};
