import type { ForeignLanguage } from '../languages/dictionary.ts'

/*
 * Sentences in another language about other cooks and about tools that touched a food before. A translation word by
 * word loses who acts, so this is done before it.
 */

/** Other people as the subject of a verb in the plural: "muchas casas añaden", "viele Köche nehmen". */
const others: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /(?<!\p{L})(?:viele|manche|einige|andere|die meisten) (?:\p{L}+ )?(?:Köche|Köchinnen|Bäcker|Familien|Haushalte|Lokale|Gasthäuser|Restaurants|Rezepte|Imbisse|Großmütter|Omas|Bistros|Wirte|Puristen|Metzger)(?= )/giu,
  es: /(?<!\p{L})(?:much[oa]s|algun[oa]s|otr[oa]s|l[oa]s demás) (?:casas|familias|cociner[oa]s|abuelas|bares|restaurantes|recetas|pueblos|hogares|puestos|panaderías|puristas)(?= )/giu,
  fr: /(?<!\p{L})(?:beaucoup de|certain[e]?s|d['’]autres|de nombreu(?:x|ses)|les) (?:bistrots|restaurants|cantines|puristes|boulangers|cuisiniers|brasseries|traiteurs|familles|grands-mères|recettes|maisons)(?= )/giu,
  it: /(?<!\p{L})(?:molt[ie]|alcun[ie]|altr[ie]) (?:famiglie|cuochi|cuoche|nonne|trattorie|ristoranti|ricette|case|bar|osterie|pasticcerie|puristi|forni)(?= )/giu,
}
/** Eaters beside the child for whom a dish is made: "les grands ajouteront du sel". */
const grownUps: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /(?<!\p{L})(?:die Großen|(?:die )?Erwachsenen?|die Eltern)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:los mayores|los adultos|los padres)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:les (?:plus )?grands|les adultes|les parents)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:i (?:più )?grandi|gli adulti|i genitori)(?!\p{L})/giu,
}
/** Words by which this recipe does as the others do. */
const alike =
  /(?<!\p{L})(?:ebenso|genauso|auch hier|wir auch|macht es auch|lo mismo|aquí también|también aquí|nosotros también|de même|ici aussi|nous aussi|lo stesso|anche qui|anche noi)(?!\p{L})/iu

/** A condition whose consequence is to clean or to take another tool: "si la poêle a servi aux œufs, lavez-la". */
const cleaned: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /(?<!\p{L})(?:wenn|falls|wer|sofern) [^,.;]{3,70}(?=, (?:\p{L}+ ){0,2}(?:\p{L}*wasch|spül|reinig|wisch|ander\p{L}* |eigen\p{L}* |sauber|frisch\p{L}* (?:Öl|Brett)|getrennt))/giu,
  es: /(?<!\p{L})si [^,.;]{3,70}(?=, (?:\p{L}+ ){0,2}(?:l[áa]va|limpi|frieg|frot|enju[áa]g|otr[ao] |propi[ao]|aparte|separad))/giu,
  fr: /(?<!\p{L})si [^,.;]{3,70}(?=, (?:\p{L}+ ){0,2}(?:lave|nettoy|rinc|essuy|frott|une? autre |propre|à part|séparé))/giu,
  it: /(?<!\p{L})se [^,.;]{3,70}(?=, (?:\p{L}+ ){0,2}(?:lava|puli|sciacqu|strofin|un['’ ]?altr[ao] |a parte|separat))/giu,
}

/** Marks what other cooks do in English, and drops conditions about what a tool has touched. */
export function withOthersMarked(text: string, language: ForeignLanguage): string {
  const told = text.replace(cleaned[language], '').replace(grownUps[language], 'grown-ups')
  return alike.test(text) ? told : told.replace(others[language], 'many cooks')
}
