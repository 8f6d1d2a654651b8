import type { VisitSeed } from './visit-seed.demo';

/** Visits in Sinaloa, Baja California, Chihuahua and Nuevo León. */
export const NORTH: readonly VisitSeed[] = [
  {
    school: 'concordia',
    coach: 'fernanda.beltran',
    state: 'new',
    day: 0,
    time: '09:30',
    objective: 'Revisar la atención a alumnos con rezago en 2.º y 3.º y ajustar los grupos de apoyo.',
    axes: {
      pedagogico: [
        'Escuchar leer a diez alumnos; reorganizar los grupos de apoyo según lo que cada uno necesita.',
        'Cruz Emilia López y Yadira Inzunza; lecturas de un minuto en el pasillo de la biblioteca.',
      ],
      organizativo: [
        'Revisar con coordinación quién cubre a las maestras durante el apoyo.',
        'Trinidad Félix; rol semanal con suplencias.',
      ],
      administrativo: [
        'Comprobar que el aula de apoyo tenga ventilador, mesas bajas y pizarrón.',
        'Recorrido con intendencia antes de las 10:00.',
      ],
      comunitario: [
        'Citar a cuatro familias para acordar una rutina de lectura en casa.',
        'Imelda Zazueta las recibe; conversación individual de quince minutos.',
      ],
    },
  },
  {
    school: 'encino',
    coach: 'oscar.amaya',
    state: 'finished',
    day: -18,
    time: '08:00',
    objective: 'Recibir a las familias que llegaron de otros estados y acordar con tutores un plan de bienvenida.',
    axes: {
      pedagogico: [
        'Aplicar una valoración breve a siete alumnos nuevos y comentarla con sus maestros.',
        'Javier Meza y Karina Lizárraga; lectura, cálculo y una plática sin prisa.',
      ],
      organizativo: [
        'Nombrar a un compañero guía por grupo y a un adulto de referencia.',
        'Ismael Murillo lleva la lista; se revisa a los quince días.',
      ],
      administrativo: [
        'Revisar qué documentos faltan y qué puede inscribirse mientras llegan.',
        'Control escolar; se orienta a tres familias sobre el trámite de la CURP.',
      ],
      comunitario: [
        'Organizar un desayuno de bienvenida con familias anfitrionas.',
        'Aurora Villanueva y la mesa directiva; cada familia lleva un platillo de su tierra.',
      ],
    },
    observation:
      'Los siete alumnos leen bien; la diferencia está en las fracciones, que en su escuela anterior no habían visto. ' +
      'El desayuno reunió a diecinueve familias y salieron dos voluntarias para el comedor.',
  },
  {
    school: 'encino',
    coach: 'oscar.amaya',
    state: 'new',
    day: 5,
    time: '08:00',
    objective: 'Observar matemáticas en secundaria y revisar cómo van los alumnos que llegaron este ciclo.',
    axes: {
      pedagogico: [
        'Observar la introducción al álgebra con balanzas; revisar cuadernos de los alumnos nuevos.',
        'Alfonso Beltrán, 1.º A; muestra de seis cuadernos.',
      ],
      organizativo: [
        'Actualizar con subdirección la lista de compañeros guía y agradecer a quienes terminan.',
        'Ismael Murillo; reconocimiento en los honores del lunes.',
      ],
      administrativo: [
        'Cerrar los expedientes que quedaron incompletos.',
        'Tres expedientes; fecha límite a fin de mes.',
      ],
      comunitario: [
        'Preguntar a las familias nuevas cómo se han sentido.',
        'Llamadas de cinco minutos a cargo de Susana Rosas; se anotan sugerencias.',
      ],
    },
  },
  {
    school: 'rio-conchos',
    coach: 'teresa.munoz',
    state: 'new',
    day: -9,
    time: '10:00',
    objective: 'Acompañar a orientación en el plan de tutorías de bachillerato y en la detección de abandono.',
    axes: {
      pedagogico: [
        'Revisar con tutores las tres materias con más reprobación y los apoyos que ya existen.',
        'Saúl Quezada, Edith Ordóñez y Armando Licón; datos del primer parcial.',
      ],
      organizativo: [
        'Definir señales de alerta y el camino que sigue un caso.',
        'Socorro Márquez; diagrama de una página visible en orientación.',
      ],
      administrativo: [
        'Cruzar faltas y calificaciones en un solo reporte quincenal.',
        'Con control escolar; lista reservada al equipo de tutoría.',
      ],
      comunitario: [
        'Visitar a dos familias de alumnos que trabajan por la tarde.',
        'Gilberto Terrazas acompaña; se ofrece ajuste de entregas.',
      ],
    },
    moves: [
      {
        from: -14,
        time: '10:00',
        on: -15,
        why: 'Una tolvanera cerró la carretera y no fue posible llegar a la escuela.',
      },
    ],
  },
  {
    school: 'alfonso-herrera',
    coach: 'teresa.munoz',
    state: 'finished',
    day: -7,
    time: '08:30',
    objective:
      'Instalar el taller de escritura en 3.º y 4.º con un ciclo completo: planear, escribir, revisar y publicar.',
    axes: {
      pedagogico: [
        'Dar la primera sesión con Rebeca Alvídrez; observar la segunda con Daniel Urrutia y comentarla.',
        'Tema libre; cada alumno conserva su carpeta de borradores.',
      ],
      organizativo: [
        'Acordar tres horas semanales y un encuentro de los dos docentes cada viernes.',
        'Hugo Armendáriz ajusta el horario a partir del lunes.',
      ],
      administrativo: [
        'Conseguir carpetas, papel reciclado y un estante para los libros del grupo.',
        'Consuelo Rubio autoriza; lo demás se reúne con donativos.',
      ],
      comunitario: [
        'Preparar una lectura pública de los textos en el parque de la colonia.',
        'Permiso al comité de vecinos; sábado por la mañana, con bocina.',
      ],
    },
    observation:
      'Treinta y un borradores en dos días. A varios alumnos les cuesta empezar: funcionó platicar la historia antes de ' +
      'escribirla. Daniel teme perder tiempo de gramática y vimos cómo enseñarla durante la revisión.',
  },
  {
    school: 'helia-bravo',
    coach: 'jorge.trevino',
    state: 'finished',
    day: -14,
    time: '07:30',
    objective:
      'Ayudar a las academias de secundaria a leer sus resultados y a comprometer una sola mejora por asignatura.',
    axes: {
      pedagogico: [
        'Leer resultados por aprendizaje; escribir una hipótesis y una acción por academia.',
        'Rogelio Sepúlveda, Maricela Tamez y Adán Cavazos; formato de media cuartilla.',
      ],
      organizativo: [
        'Calendarizar dos cortes de seguimiento antes de las vacaciones.',
        'Cecilia Garza los anota en la agenda de subdirección.',
      ],
      administrativo: [
        'Enseñar a descargar el reporte de calificaciones por aprendizaje.',
        'Sala de cómputo, diez minutos por docente; queda una guía con capturas.',
      ],
      comunitario: [
        'Decidir qué resultados se comparten con las familias y con qué palabras.',
        'Humberto Elizondo revisa el borrador de la carta.',
      ],
    },
    observation:
      'Español comprometió el uso de conectores; Ciencias, la lectura de gráficas; Matemáticas, el despeje. Tres metas ' +
      'que caben en un periodo. La carta a familias evitó comparaciones entre grupos.',
  },
  {
    school: 'helia-bravo',
    coach: 'jorge.trevino',
    state: 'new',
    day: 2,
    time: '07:30',
    objective: 'Hacer el primer corte de las metas por academia y observar una clase de química en bachillerato.',
    axes: {
      pedagogico: [
        'Observar la práctica de titulación; revisar cinco reportes de laboratorio.',
        'Perla Guajardo, 3.er semestre; se usa la guía de bachillerato.',
      ],
      organizativo: [
        'Escuchar el avance de cada academia en diez minutos y registrar obstáculos.',
        'Sala de juntas, con cronómetro visible; modera Diana Laura Cantú.',
      ],
      administrativo: [
        'Revisar el resguardo de reactivos y la caducidad de los más usados.',
        'Almacén del laboratorio; hoja de seguridad a la vista.',
      ],
      comunitario: [
        'Preparar con alumnos de servicio social una asesoría entre pares.',
        'Eduardo Villaseñor elige a seis tutores; inicia el mes siguiente.',
      ],
    },
    moves: [
      {
        from: -3,
        time: '07:30',
        on: -5,
        why: 'Los grupos de bachillerato presentan examen parcial toda la semana.',
      },
    ],
  },
  {
    school: 'santa-catarina',
    coach: 'jorge.trevino',
    state: 'new',
    day: -6,
    time: '08:30',
    objective: 'Observar los recreos y proponer juegos organizados que disminuyan los accidentes del patio.',
    axes: {
      pedagogico: [
        'Enseñar tres juegos cooperativos en educación física y ver cuáles adoptan los niños.',
        'Víctor Hugo Longoria, 2.º y 4.º; reglas ilustradas.',
      ],
      organizativo: [
        'Redistribuir las guardias del recreo por zonas.',
        'Sandra Luz Ayala y Lorena Marroquín; croquis a color.',
      ],
      administrativo: [
        'Revisar el registro de accidentes de los últimos dos meses.',
        'Enfermería; se cuentan por zona y por hora.',
      ],
      comunitario: [
        'Pedir a las familias juegos de su infancia para el patio.',
        'Buzón en la entrada; se eligen cinco con el consejo estudiantil.',
      ],
    },
  },
];
