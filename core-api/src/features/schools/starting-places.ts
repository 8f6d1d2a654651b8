/** A country by its two letters (ISO 3166-1), with other names that files use, three letters among them. */
interface StartingCountry {
  code: string;
  name: string;
  aliases: readonly string[];
}

/** A state by its official code, with other names that files use and the time zone of most of it. */
interface StartingState extends StartingCountry {
  region: string;
  timezone: string;
  /** Places whose clock is another one, by zone. */
  zones?: Readonly<Record<string, readonly string[]>>;
}

const country = (code: string, name: string, ...aliases: readonly string[]): StartingCountry => ({
  code,
  name,
  aliases,
});

/** The Spanish-speaking countries. */
export const STARTING_COUNTRIES: readonly StartingCountry[] = [
  country('MX', 'México', 'MEX', 'Estados Unidos Mexicanos', 'República Mexicana'),
  country('AR', 'Argentina', 'ARG', 'República Argentina'),
  country('BO', 'Bolivia', 'BOL', 'Estado Plurinacional de Bolivia'),
  country('CL', 'Chile', 'CHL', 'República de Chile'),
  country('CO', 'Colombia', 'COL', 'República de Colombia'),
  country('CR', 'Costa Rica', 'CRI', 'República de Costa Rica'),
  country('CU', 'Cuba', 'CUB', 'República de Cuba'),
  country('DO', 'República Dominicana', 'DOM', 'Dominican Republic'),
  country('EC', 'Ecuador', 'ECU', 'República del Ecuador'),
  country('SV', 'El Salvador', 'SLV', 'República de El Salvador'),
  country('ES', 'España', 'ESP', 'Spain', 'Reino de España'),
  country('GQ', 'Guinea Ecuatorial', 'GNQ', 'Equatorial Guinea'),
  country('GT', 'Guatemala', 'GTM', 'República de Guatemala'),
  country('HN', 'Honduras', 'HND', 'República de Honduras'),
  country('NI', 'Nicaragua', 'NIC', 'República de Nicaragua'),
  country('PA', 'Panamá', 'PAN', 'República de Panamá'),
  country('PE', 'Perú', 'PER', 'República del Perú'),
  country('PR', 'Puerto Rico', 'PRI'),
  country('PY', 'Paraguay', 'PRY', 'República del Paraguay'),
  country('UY', 'Uruguay', 'URY', 'República Oriental del Uruguay'),
  country('VE', 'Venezuela', 'VEN', 'República Bolivariana de Venezuela'),
];

const CENTRAL = 'America/Mexico_City';
const NORTHEAST = 'America/Monterrey';
const PACIFIC = 'America/Mazatlan';
const PENINSULA = 'America/Merida';

type Facts = readonly [code: string, name: string, region: string, timezone: string];
const state = (
  [code, name, region, timezone]: Facts,
  aliases: readonly string[],
  zones?: StartingState['zones'],
): StartingState => ({ code, name, region, timezone, aliases, ...(zones && { zones }) });

/**
 * The states of Mexico by their INEGI codes. Time zones follow the law of 28 October 2022 (Ley de los Husos Horarios):
 * the municipalities on the northern border keep the summer time of the United States, and Bahía de Banderas the clock
 * of Puerto Vallarta. Their towns are listed where they bear another name.
 */
export const STARTING_STATES: readonly StartingState[] = [
  state(['01', 'Aguascalientes', 'Centronorte', CENTRAL], ['1', 'AGU', 'AGS', 'Ags.']),
  state(['02', 'Baja California', 'Noroeste', 'America/Tijuana'], ['2', 'BCN', 'BC', 'B.C.', 'Baja California Norte']),
  state(['03', 'Baja California Sur', 'Noroeste', PACIFIC], ['3', 'BCS', 'B.C.S.']),
  state(['04', 'Campeche', 'Sureste', PENINSULA], ['4', 'CAM', 'CAMP', 'Camp.']),
  state(['05', 'Coahuila', 'Noreste', NORTHEAST], ['5', 'COA', 'COAH', 'Coah.', 'Coahuila de Zaragoza'], {
    'America/Matamoros': [
      ...['Acuña', 'Allende', 'Guerrero', 'Hidalgo', 'Jiménez', 'Morelos', 'Nava', 'Ocampo', 'Piedras Negras'],
      ...['Villa Unión', 'Zaragoza'],
    ],
  }),
  state(['06', 'Colima', 'Occidente', CENTRAL], ['6', 'COL', 'Col.']),
  state(['07', 'Chiapas', 'Suroeste', CENTRAL], ['7', 'CHP', 'CHIS', 'Chis.']),
  state(['08', 'Chihuahua', 'Noroeste', 'America/Chihuahua'], ['8', 'CHH', 'CHIH', 'Chih.'], {
    'America/Ciudad_Juarez': [
      ...['Juárez', 'Ascensión', 'Janos', 'Guadalupe', 'Guadalupe D.B.', 'Guadalupe Distrito Bravos'],
      ...['Praxedis G. Guerrero', 'Praxedis Guerrero', 'Puerto Palomas', 'Palomas', 'San Agustín'],
    ],
    'America/Ojinaga': ['Ojinaga', 'Manuel Ojinaga', 'Coyame', 'Coyame del Sotol', 'Manuel Benavides'],
  }),
  state(
    ['09', 'Ciudad de México', 'Centrosur', CENTRAL],
    ['9', 'CMX', 'CDMX', 'DF', 'D.F.', 'Distrito Federal', 'México D.F.', 'México, D.F.', 'Mexico City'],
  ),
  state(['10', 'Durango', 'Noroeste', NORTHEAST], ['DUR', 'DGO', 'Dgo.']),
  state(['11', 'Guanajuato', 'Centronorte', CENTRAL], ['GUA', 'GTO', 'Gto.']),
  state(['12', 'Guerrero', 'Suroeste', CENTRAL], ['GRO', 'Gro.']),
  state(['13', 'Hidalgo', 'Oriente', CENTRAL], ['HID', 'HGO', 'Hgo.']),
  state(['14', 'Jalisco', 'Occidente', CENTRAL], ['JAL', 'Jal.']),
  state(
    ['15', 'Estado de México', 'Centrosur', CENTRAL],
    ['MEX', 'México', 'Edo. de México', 'Edo. Méx.', 'Edo Mex', 'Edomex', 'Méx.'],
  ),
  state(['16', 'Michoacán', 'Occidente', CENTRAL], ['MIC', 'MICH', 'Mich.', 'Michoacán de Ocampo']),
  state(['17', 'Morelos', 'Centrosur', CENTRAL], ['MOR', 'Mor.']),
  state(['18', 'Nayarit', 'Occidente', PACIFIC], ['NAY', 'Nay.'], {
    'America/Bahia_Banderas': [
      ...['Bahía de Banderas', 'Valle de Banderas', 'Bucerías', 'Nuevo Vallarta', 'Nuevo Nayarit', 'Mezcales'],
      ...['San José del Valle', 'San Vicente', 'Sayulita', 'La Cruz de Huanacaxtle', 'Cruz de Huanacaxtle'],
    ],
  }),
  state(['19', 'Nuevo León', 'Noreste', NORTHEAST], ['NLE', 'NL', 'N.L.'], { 'America/Matamoros': ['Anáhuac'] }),
  state(['20', 'Oaxaca', 'Suroeste', CENTRAL], ['OAX', 'Oax.']),
  state(['21', 'Puebla', 'Oriente', CENTRAL], ['PUE', 'Pue.']),
  state(['22', 'Querétaro', 'Centronorte', CENTRAL], ['QUE', 'QRO', 'Qro.', 'Querétaro de Arteaga']),
  state(['23', 'Quintana Roo', 'Sureste', 'America/Cancun'], ['ROO', 'QROO', 'Q.R.', 'Q. Roo', 'Q.Roo']),
  state(['24', 'San Luis Potosí', 'Centronorte', CENTRAL], ['SLP', 'S.L.P.']),
  state(['25', 'Sinaloa', 'Noroeste', PACIFIC], ['SIN', 'Sin.']),
  state(['26', 'Sonora', 'Noroeste', 'America/Hermosillo'], ['SON', 'Son.']),
  state(['27', 'Tabasco', 'Sureste', CENTRAL], ['TAB', 'Tab.']),
  state(['28', 'Tamaulipas', 'Noreste', NORTHEAST], ['TAM', 'TAMPS', 'Tamps.'], {
    'America/Matamoros': [
      ...['Matamoros', 'Nuevo Laredo', 'Reynosa', 'Río Bravo', 'Valle Hermoso', 'Camargo', 'Mier', 'Miguel Alemán'],
      ...['Guerrero', 'Nueva Ciudad Guerrero', 'Gustavo Díaz Ordaz', 'Villa de Gustavo Díaz Ordaz'],
    ],
  }),
  state(['29', 'Tlaxcala', 'Oriente', CENTRAL], ['TLA', 'TLAX', 'Tlax.']),
  state(
    ['30', 'Veracruz', 'Oriente', CENTRAL],
    ['VER', 'Ver.', 'Veracruz de Ignacio de la Llave', 'Veracruz-Llave', 'Veracruz Llave'],
  ),
  state(['31', 'Yucatán', 'Sureste', PENINSULA], ['YUC', 'Yuc.']),
  state(['32', 'Zacatecas', 'Centronorte', CENTRAL], ['ZAC', 'Zac.']),
];
