/** How people read the survey machine (SM-02): every state, event, call and guard in Spanish and English. */
import { label, sharedEvents, sharedGuards } from '../kit/label';
import type { Label, MachineLabels } from '../kit/labels';
import type { SurveyEvent } from './survey.events';
import type { surveyInputs } from './survey.exploration';

export const surveyLabels: MachineLabels<SurveyEvent['type']> = {
  states: {
    '': label('Encuesta', 'Survey'),
    language: label('Idioma', 'Language'),
    'language.deciding': label('Eligiendo el idioma', 'Finding the language'),
    'language.spanish': label('Español', 'Spanish'),
    'language.toEnglish': label('Cambiando a inglés', 'Changing to English'),
    'language.english': label('Inglés', 'English'),
    'language.toSpanish': label('Cambiando a español', 'Changing to Spanish'),
    sheet: label('Hoja', 'Sheet'),
    'sheet.opening': label('Abriendo la encuesta', 'Opening the survey'),
    'sheet.loading': label('Cargando las preguntas', 'Loading the questions'),
    'sheet.loaded': label('Viendo dónde seguir', 'Finding where to go on'),
    'sheet.unavailable': label('No disponible', 'Not available'),
    'sheet.instructions': label('Instrucciones', 'Instructions'),
    'sheet.timer': label('Cuenta regresiva', 'Countdown'),
    'sheet.timer.counting': label('Contando', 'Counting'),
    'sheet.timer.zero': label('Cero', 'Zero'),
    'sheet.test': label('Preguntas', 'Questions'),
    'sheet.test.page': label('Pregunta a la vista', 'Question shown'),
    'sheet.test.sync': label('Guardado automático', 'Saving by itself'),
    'sheet.test.sync.checking': label('Viendo si falta guardar', 'Checking what is unsaved'),
    'sheet.test.sync.saved': label('Todo guardado', 'All saved'),
    'sheet.test.sync.pending': label('Por guardar', 'To be saved'),
    'sheet.test.sync.saving': label('Guardando', 'Saving'),
    'sheet.test.sync.waiting': label('Sin guardar, se reintentará', 'Not saved, will retry'),
    'sheet.submitting': label('Enviando la encuesta', 'Sending the survey'),
    'sheet.submissionFailed': label('No se pudo enviar', 'Could not be sent'),
    'sheet.completed': label('Contestada', 'Answered'),
  },
  events: {
    'load.retried': label('Reintentar la carga', 'Retry loading'),
    'sheet.continue': sharedEvents['sheet.continue'],
    'sheet.back': sharedEvents['sheet.back'],
    'response.given': label('Responder', 'Respond'),
    'question.next': label('Siguiente', 'Next'),
    'question.previous': label('Anterior', 'Previous'),
    'survey.finishRequested': label('Enviar la encuesta', 'Send the survey'),
    'survey.reviewRequested': label('Volver a las preguntas', 'Back to the questions'),
    'submission.retried': sharedEvents['submission.retried'],
    'connection.restored': sharedEvents['connection.restored'],
    'language.toggled': label('Cambiar de idioma', 'Change the language'),
  },
  actors: {
    loadQuestions: label('Cargar las preguntas', 'Load the questions'),
    saveAnswers: label('Guardar las respuestas', 'Save the answers'),
    finishSurvey: label('Enviar la encuesta', 'Send the survey'),
    translateSurvey: label('Traducir la encuesta', 'Translate the survey'),
  },
  guards: {
    countdownGoesOn: sharedGuards.countdownGoesOn,
    surveyIsInEnglish: label('La encuesta está en inglés', 'The survey is in English'),
    surveyHasEnglish: label('La encuesta existe en inglés', 'The survey exists in English'),
    surveyIsAnswered: label('La encuesta ya está contestada', 'The survey is answered'),
    surveyWasAnswered: label('Se contestó en otro dispositivo', 'It was answered on another device'),
    surveyHasQuestions: label('La encuesta tiene preguntas', 'The survey has questions'),
    somethingIsAnswered: label('Ya hay alguna respuesta', 'Something is answered already'),
    begunSurveyIsLoaded: label('La encuesta ya estaba empezada', 'The survey had been begun'),
    responseFitsTheQuestion: label('La respuesta corresponde a la pregunta', 'The response fits the question'),
    questionMayBeLeft: label('La pregunta está contestada o es opcional', 'The question is answered or optional'),
    thereIsANextQuestion: label('Hay otra pregunta después', 'There is a question after it'),
    mayGoToNextQuestion: label('Se puede avanzar', 'One may go on'),
    thereIsAPreviousQuestion: label('Hay otra pregunta antes', 'There is a question before it'),
    questionIsTheLast: label('Es la última pregunta', 'It is the last question'),
    everyRequiredQuestionIsAnswered: label(
      'Todas las preguntas obligatorias están contestadas',
      'Every required question is answered',
    ),
    surveyMayFinish: label('La encuesta se puede enviar', 'The survey may be sent'),
    everyAnswerIsSaved: label('Todo lo contestado está guardado', 'Everything answered is saved'),
  },
};

/** The surveys the flow lab can open, by their names in the exploration. */
export const surveyOpenings: Readonly<Record<keyof typeof surveyInputs, Label>> = {
  fresh: label('Sin empezar', 'Not begun'),
  english: label('Sin empezar, en inglés', 'Not begun, in English'),
  spanishOnly: label('Solo en español', 'Spanish only'),
  reloaded: label('Recargada, con respuestas en el dispositivo', 'Reloaded, with answers kept on the device'),
  answered: label('Ya contestada', 'Already answered'),
};
