/**
 * Verbs that a timer is named after, in German, French, Spanish and Italian: the name, then the forms in
 * which a step says it. A name that is a form itself need not be repeated.
 */
// biome-ignore format: a table reads best with one row per line
const table = `
Köcheln: köcheln, köchelt, köchelnd, simmern
Kochen: kochen, kocht, aufkochen, garkochen
Einkochen: einkochen, reduzieren
Garen: garen, gart, gegart
Backen: backen, backt, überbacken, gebacken
Braten: braten, anbraten, brät, gebraten
Schmoren: schmoren, schmort
Dünsten: dünsten, andünsten, anschwitzen
Rösten: rösten, anrösten, mitrösten
Auslassen: auslassen
Grillen: grillen
Dämpfen: dämpfen
Frittieren: frittieren, ausbacken
Blanchieren: blanchieren
Erhitzen: erhitzen, erwärmen
Ruhen: ruhen, ruht, rasten, stehen lassen
Gehen: gehen lassen, aufgehen
Kühlen: kühlen, kalt stellen, kühl stellen, kaltstellen
Abkühlen: abkühlen, auskühlen
Marinieren: marinieren
Ziehen: ziehen
Einweichen: einweichen
Quellen: quellen
Rühren: rühren
Schlagen: schlagen, aufschlagen, schaumig schlagen
Kneten: kneten, verkneten
Einfrieren: einfrieren, gefrieren
Mijoter: mijoter, mijotez, mijote
Cuire: cuire, cuisez, cuisent
Bouillir: bouillir, ébullition
Enfourner: enfourner, enfournez
Rôtir: rôtir, rôtissez
Dorer: dorer, dorez
Revenir: revenir, revenez
Gratiner: gratiner, gratinez
Frire: frire, frisez
Réduire: réduire, réduisez
Épaissir: épaissir
Reposer: reposer, repos
Lever: lever, pousser
Refroidir: refroidir, réfrigérer
Tiédir: tiédir
Mariner: mariner, marinez
Tremper: tremper
Infuser: infuser, infusez
Fouetter: fouetter, fouettez
Battre: battre, battez
Pétrir: pétrir, pétrissez
Chauffer: chauffer, chauffez
Remuer: remuer, remuez
Servir chaud: garder au chaud
Cocer: cocer, cuece, cueza, cuécelo, cuécela, cuécelos, cuécelas
Hervir: hervir, hierve, hierva, ebullición
Cocinar: cocinar, cocina, cocine, cocínalo
Hornear: hornear, hornea, hornee, hornéalo
Asar: asar, ásalo
Freír: freír, fríe, fríelos, fríelas
Sofreír: sofreír, sofríe, sofría
Dorar: dorar, dora, dore, dóralos, dóralas
Saltear: saltear, saltea, saltee
Rehogar: rehogar, rehoga, rehogue
Pochar: pochar, pocha, poche
Reposar: reposar, repose, reposa
Enfriar: enfriar, enfría, enfríe, templar
Marinar: marinar, macerar
Remojar: remojar, remojo
Reducir: reducir, reduzca, reduce
Evaporar: evaporar, evapore
Cuajar: cuajar, cuaja, cuaje
Batir: batir, bate, bata
Amasar: amasar, amasa, amase
Levar: levar, leve, fermentar
Calentar: calentar, calienta, caliente
Tostar: tostar, tuesta
Gratinar: gratinar, gratina
Remover: remover, remueve, remueva
Congelar: congelar, congela
Cuocere: cuocere, cuoci, cuocete, cuocia, cuocerlo, cuocerla, cuocerli, cuocerle
Bollire: bollire, bollore
Lessare: lessare, lessate, lessa
Infornare: infornare, infornate, inforna
Rosolare: rosolare, rosolate, rosolarlo, rosolarla, rosolarli, rosolarle
Soffriggere: soffriggere, soffriggete
Friggere: friggere, friggete, friggerle, friggerli
Appassire: appassire
Tostare: tostare, tostate, tostarlo
Stufare: stufare, brasare
Sobbollire: sobbollire
Arrostire: arrostire
Grigliare: grigliare
Riposare: riposare
Raffreddare: raffreddare
Intiepidire: intiepidire
Marinare: marinare
Lievitare: lievitare
Ammollare: ammollare, ammollo, mettere a bagno, mettete a bagno
Sbattere: sbattere, sbattete
Montare: montare, montate
Impastare: impastare, impastate
Scaldare: scaldare, scaldate
Mescolare: mescolare, mescolate
Mantecare: mantecare, mantecate
Saltare: saltare, saltate
Addensare: addensare
Sfumare: sfumare
`

const nameOf = new Map<string, string>()
for (const row of table.trim().split('\n')) {
  const [name = '', forms = ''] = row.split(': ')
  for (const form of forms.split(', ')) nameOf.set(form.toLowerCase(), name)
}

const pattern = new RegExp(
  String.raw`(?<![\p{L}-])(?:${[...nameOf.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\p{L}-])`,
  'giu',
)

/**
 * Returns the verbs of other languages than English in a text, in order, by the name that a timer takes from
 * them.
 */
export const foreignVerbsIn = (text: string): { name: string; start: number; end: number }[] =>
  [...text.matchAll(pattern)].map((match) => ({
    name: nameOf.get(match[0].toLowerCase()) ?? match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
