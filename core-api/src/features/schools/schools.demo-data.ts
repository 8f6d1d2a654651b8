import type { LevelKey } from '@ruta/contracts/schools/school.schema';

interface SchoolSeed {
  key: string;
  name: string;
  /** INEGI code. */
  state: string;
  city: string;
  /** Starts with 00, which no real code does. */
  code: string;
  remoteId: string;
  timezone: string;
  levels: Partial<Record<LevelKey, string>>;
  deleted?: true;
}

/** The schools in the order of their ids. A level's value is its official code. */
export const SCHOOLS = [
  {
    key: 'ahuehuete',
    name: 'Centro Escolar Ahuehuete',
    state: '14',
    city: 'Guadalajara',
    code: '00PPR0012K',
    remoteId: '410012',
    timezone: 'America/Mexico_City',
    levels: { preescolar: '00PJN0011B', primaria: '00PPR0012K', secundaria: '00PES0013T' },
  },
  {
    key: 'rio-hondo',
    name: 'Colegio Río Hondo',
    state: '23',
    city: 'Cancún',
    code: '00PPR0027M',
    remoteId: '410027',
    timezone: 'America/Cancun',
    levels: { preescolar: '00PJN0026Z', primaria: '00PPR0027M' },
  },
  {
    key: 'matilde-montoya',
    name: 'Instituto Matilde Montoya',
    state: '26',
    city: 'Hermosillo',
    code: '00PPR0034V',
    remoteId: '410034',
    timezone: 'America/Hermosillo',
    levels: { primaria: '00PPR0034V', secundaria: '00PES0035U' },
  },
  {
    key: 'sandoval-vallarta',
    name: 'Colegio Manuel Sandoval Vallarta',
    state: '09',
    city: 'Coyoacán',
    code: '00PPR0048Y',
    remoteId: '410048',
    timezone: 'America/Mexico_City',
    levels: {
      preescolar: '00PJN0047A',
      primaria: '00PPR0048Y',
      secundaria: '00PES0049X',
      bachillerato: '00PBH0050M',
    },
  },
  {
    key: 'templanza',
    name: 'Liceo Templanza',
    state: '21',
    city: 'Puebla',
    code: '00PPR0053J',
    remoteId: '410053',
    timezone: 'America/Mexico_City',
    levels: { primaria: '00PPR0053J', secundaria: '00PES0054I' },
  },
  {
    key: 'helia-bravo',
    name: 'Liceo Helia Bravo',
    state: '19',
    city: 'Monterrey',
    code: '00PES0061S',
    remoteId: '410061',
    timezone: 'America/Monterrey',
    levels: { secundaria: '00PES0061S', bachillerato: '00PBH0062R' },
  },
  {
    key: 'santa-catarina',
    name: 'Colegio Río Santa Catarina',
    state: '19',
    city: 'San Pedro Garza García',
    code: '00PPR0076G',
    remoteId: '410076',
    timezone: 'America/Monterrey',
    levels: { preescolar: '00PJN0075H', primaria: '00PPR0076G' },
  },
  {
    key: 'guillermo-haro',
    name: 'Instituto Guillermo Haro',
    state: '21',
    city: 'San Andrés Cholula',
    code: '00PPR0083Q',
    remoteId: '410083',
    timezone: 'America/Mexico_City',
    levels: { primaria: '00PPR0083Q', secundaria: '00PES0084P', bachillerato: '00PBH0085O' },
  },
  {
    key: 'concordia',
    name: 'Centro Escolar Concordia',
    state: '25',
    city: 'Culiacán',
    code: '00PPR0098S',
    remoteId: '410098',
    timezone: 'America/Mazatlan',
    levels: { primaria: '00PPR0098S', secundaria: '00PES0099R' },
  },
  {
    key: 'encino',
    name: 'Liceo Encino',
    state: '02',
    city: 'Tijuana',
    code: '00PPR0105C',
    remoteId: '410105',
    timezone: 'America/Tijuana',
    levels: { preescolar: '00PJN0104D', primaria: '00PPR0105C', secundaria: '00PES0106B' },
  },
  {
    key: 'rio-conchos',
    name: 'Instituto Río Conchos',
    state: '08',
    city: 'Chihuahua',
    code: '00PES0112L',
    remoteId: '410112',
    timezone: 'America/Chihuahua',
    levels: { secundaria: '00PES0112L', bachillerato: '00PBH0113K' },
  },
  {
    key: 'alfonso-herrera',
    name: 'Colegio Alfonso Herrera',
    state: '08',
    city: 'Ciudad Juárez',
    code: '00PPR0127N',
    remoteId: '410127',
    timezone: 'America/Ciudad_Juarez',
    levels: { primaria: '00PPR0127N' },
  },
  {
    key: 'jacaranda',
    name: 'Colegio Jacaranda',
    state: '14',
    city: 'Zapopan',
    code: '00PJN0131A',
    remoteId: '410131',
    timezone: 'America/Mexico_City',
    levels: { preescolar: '00PJN0131A' },
  },
  {
    key: 'esperanza',
    name: 'Liceo Esperanza',
    state: '23',
    city: 'Playa del Carmen',
    code: '00PPR0146C',
    remoteId: '410146',
    timezone: 'America/Cancun',
    levels: { primaria: '00PPR0146C' },
  },
  {
    key: 'papaloapan',
    name: 'Colegio Río Papaloapan',
    state: '21',
    city: 'Tehuacán',
    code: '00PPR0159G',
    remoteId: '410159',
    timezone: 'America/Mexico_City',
    levels: { primaria: '00PPR0159G', secundaria: '00PES0160W' },
    deleted: true,
  },
] as const satisfies readonly SchoolSeed[];

export type SchoolKey = (typeof SCHOOLS)[number]['key'];
/** A school with all optional fields. */
export type School = SchoolSeed & { key: SchoolKey };
