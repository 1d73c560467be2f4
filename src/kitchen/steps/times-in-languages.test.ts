import { expect, test } from 'vitest'
import { timesIn } from './index.ts'

const read = (step: string) =>
  timesIn(step).flatMap(({ start, end, seconds, upTo, name }) => [
    step.slice(start, end),
    name,
    upTo === seconds ? seconds / 60 : `${seconds / 60}-${upTo / 60}`,
  ])

test.each<[string, ...(string | number)[]]>([
  ['20 Minuten köcheln lassen.', '20 Minuten', 'Köcheln', 20],
  ['Im Ofen 35 bis 40 Minuten backen.', '35 bis 40 Minuten', 'Backen', '35-40'],
  ['50–55 Min. backen', '50–55 Min', 'Backen', '50-55'],
  ['1 Std. 30 schmoren', '1 Std. 30', 'Schmoren', 90],
  ['1 Std. 30 Min. schmoren', '1 Std. 30 Min', 'Schmoren', 90],
  ['eine halbe Stunde ruhen lassen', 'eine halbe Stunde', 'Ruhen', 30],
  ['anderthalb Stunden gehen lassen', 'anderthalb Stunden', 'Gehen', 90],
  ['zwischen 5 und 10 Minuten kochen', '5 und 10 Minuten', 'Kochen', '5-10'],
  ['Weitere 5 Minuten braten', '5 Minuten', 'Braten', 5],
  ['noch 2 weitere Minuten rühren', '2 weitere Minuten', 'Rühren', 2],
  ['30 Sekunden rösten', '30 Sekunden', 'Rösten', 0.5],
  ['Laisser mijoter 25 minutes.', '25 minutes', 'Mijoter', 25],
  ['Laisser cuire 8 à 10 minutes', '8 à 10 minutes', 'Cuire', '8-10'],
  ['Cuire 1 h 30 à feu doux', '1 h 30', 'Cuire', 90],
  ['Enfourner pour 1 heure 30', '1 heure 30', 'Enfourner', 90],
  ['Cuire une heure et demie', 'une heure et demie', 'Cuire', 90],
  ["Laisser reposer un quart d'heure", "un quart d'heure", 'Reposer', 15],
  ['Reposer une demi-heure', 'une demi-heure', 'Reposer', 30],
  ['Hornea entre 35 y 40 minutos', '35 y 40 minutos', 'Hornear', '35-40'],
  ['Cuece a fuego lento media hora.', 'media hora', 'Cocer', 30],
  ['Cuece una hora y media', 'una hora y media', 'Cocer', 90],
  ['Deja reposar de 2 a 3 horas', '2 a 3 horas', 'Reposar', '120-180'],
  ["Mettere a bagno i funghi per mezz'ora", "mezz'ora", 'Ammollare', 30],
  ["Far riposare per un'ora e mezza", "un'ora e mezza", 'Riposare', 90],
  ['Cuocere per dieci minuti', 'dieci minuti', 'Cuocere', 10],
  ['Infornare dai 35 ai 40 minuti', '35 ai 40 minuti', 'Infornare', '35-40'],
  ['Si conserva per 2 ore'],
  ['Innerhalb von 2 Stunden verbrauchen'],
])('%s', (step, ...times) => expect(read(step)).toEqual(times))
