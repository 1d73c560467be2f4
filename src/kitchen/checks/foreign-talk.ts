import type { ForeignLanguage, Language } from '../languages/dictionary.ts'
import { withOffersMarked } from './foreign-offers.ts'
import { withOthersMarked } from './foreign-others.ts'
import { withoutWarnings } from './foreign-warnings.ts'

/*
 * A translation word by word loses the grammar by which the steps only talk of a food: "anders als mit Gelatine"
 * would leave the gelatin alone. Here such phrases are put into one English word before the translation, which
 * the rules of `talk.ts` read.
 */

/** Words for what a thing is like, whose "of" a translation drops: "la consistance d'une crème". */
const likenesses: Readonly<Record<ForeignLanguage, string>> = {
  de: '(?:Konsistenz|Farbe|Textur|Geschmack|Aussehen|Aroma|Biss) (?:von|einer|eines|des|der|wie)',
  es: '(?:textura|consistencia|color|sabor|aspecto|aroma|cuerpo) (?:de(?: la| los| las| una?)?|del|al?)',
  fr: "(?:texture|consistance|couleur|saveur|goût|aspect|allure|arôme|croquant) (?:de la |de l['’]|du |des |d['’]une? |d['’]|de )",
  it: "(?:consistenza|colore|sapore|aspetto|aroma|gusto) (?:di(?: una?)?|del|della|dei|delle|degli|dell['’]|d['’])",
}

/** Phrases that liken or contrast, or tell what another recipe has; a food behind them is not in this one. */
const comparisons: Readonly<Record<ForeignLanguage, readonly string[]>> = {
  de: [
    'wie (?:mit|bei|aus)(?= (?:\\p{Lu}|dem |der |einem |einer ))',
    '(?:wird|werden|verwandel[nt]t? sich) (?:schnell |sonst |leicht )?(?:zu|in)(?= (?:Butter|Mus|Paste|Brei)(?!\\p{L}))',
    'im (?:Gegensatz|Unterschied|Vergleich) zu[rm]?(?: einem| einer)?',
    '(?:ganz )?anders als(?: (?:mit|bei|in|aus|beim|im))?',
    'wie (?:(?:man|du|Sie|ich|wir|es|das|ihn|sie|sonst|normalerweise|üblicherweise|gewöhnlich|üblich) )+(?:(?:mit|bei|aus|für|zu) )?',
    'so (?!viel|lange|bald|weit|gut|heiß|klein|fein|dünn)[a-zäöüß]+ wie',
    '(?:den|die|das|wo|wofür|was) (?:sonst|im Original|im Klassiker|normalerweise|üblicherweise|traditionell)(?! übliche)(?: (?:nur|meist|immer))?',
    '(?:übernimmt|übernehmen|spielt|spielen)(?: [a-zäöüß]+){0,2} die Rolle (?:von|des|der)',
    'ahm(?:t|en)',
    '(?:erinner[nt]|lässt|lassen) (?:entfernt |ein wenig |fast )?an(?= \\p{Lu})',
    '(?:derselbe|dieselbe|dasselbe|(?:der|die|das|den) gleichen?) \\p{L}+ wie',
  ],
  es: [
    'como con(?: el| la| los| las| un| una)?',
    'se (?:convierten?|transforman?) en(?= (?:mantequilla|pasta|puré|crema|papilla)(?!\\p{L}))',
    '(?:distint[oa]s?|diferentes?) (?:de|a)(?:l| la| las| los)?',
    'a diferencia de(?:l)?',
    'al contrario (?:que|de|del)',
    'como (?:se )?(?:lo )?(?:har(?:ía|ías|íamos|ían)|haces|hace|hacemos|si fuera[ns]?) ?(?:con)?',
    '(?:el|la|los|las)? ?mism[oa]s? \\p{L}+ que(?: (?:dan?|aportan?|tienen?|ponen?))?',
    'tan (?!pronto|solo)[a-záéíóúñ]+ como',
    '(?:que|lo que|donde) (?:en (?:el|la|las) )?(?:receta )?(?:original|tradicional|clásic[ao]|de siempre|normalmente|habitualmente|suele)(?: suele)?(?: (?:pone|ponen|dan?|aportan?|llevan?))?',
    'recuerdan? al?|(?:imitan?|evocan?)(?: al?)?',
    'hacen? pensar en(?:l)?(?: la| el| los| las)?',
    'ha(?:cen?|r[áa]n?|ciendo) (?:aquí )?(?:las veces|el papel) de(?:l)?',
    'toma(?:n|r[áa]n?|ndo)? el lugar de(?:l)?',
  ],
  fr: [
    'comme avec(?: de la| du| des| le| la| les| un| une)?',
    'se transforment? en(?= (?:beurre|pâte|purée|crème|bouillie)(?!\\p{L}))',
    "différente?s? (?:de la |de l['’]|du |des |d['’]une? |d['’]|de )",
    "(?:plus|moins) qu(?:e |['’]une? |['’]avec )(?!\\d|tasse|verre|cuill|pincée|minute|heure|noix|goutte|filet|poignée|moitié|demi)",
    "contrairement (?:à la |à l['’]|à une? |aux? |à )",
    "à la différence (?:de la |de l['’]|du |des |d['’]une? |d['’]|de )",
    "(?:comme|ainsi que) (?:on|vous|tu) (?:le |les )?(?:ferait|feriez|ferais|fait|faites|fais)(?: (?:d[’']habitude|d[’']ordinaire|habituellement))? (?:avec|pour)",
    "aussi (?!longtemps|vite|bien|souvent|finement)[a-zàâéèêëîïôûç]+ qu(?:e |['’]une? )",
    "(?:que|qu['’]|où|ce que) (?:dans )?(?:l['’]|la |le )?(?:recette |version )?(?:originale?|classique|traditionnelle|traditionnel)(?: (?:apportent?|donnent?|met|doit à|utilise))?",
    "même \\p{L}+ qu(?:e|['’])(?: (?:donnent?|apportent?|met|mettent))?",
    'on dirait(?: (?:presque|vraiment))?',
    '(?:rappellent?|imitent?|évoquent?) ',
    "(?:fait|font) penser (?:au |aux |à la |à l['’]|à )",
    "(?:jou(?:e|ent|era|eront)|tien(?:t|nent)|tiendr(?:a|ont)) (?:ici )?(?:le rôle|lieu) (?:de la |de l['’]|du |des |d['’])",
  ],
  it: [
    'come con(?: il| la| lo| i| gli| le| un| una)?',
    '(?:diventano?|si trasformano? in) (?=(?:burro|pasta|purea|crema|poltiglia)(?!\\p{L}))',
    "divers[oaei] d(?:a|al|alla|ai|alle|agli|all['’])(?: quell[oaei] (?:di|del|della|dei|delle))?",
    'sottil[ei] come(?: la| le| il)?',
    "a differenza (?:di(?: una?)?|dell?[aeo]?|dell['’]|dei|degli)",
    "(?:al contrario|diversamente) (?:di|da|dei|degli|dai|dagli|dell?[aeo]?|dell['’]|dall?[aeo]?|dal)",
    'come (?:si )?(?:farebbe|faresti|fareste|fa|fai|fosse|fossero)(?: di solito)?(?: con)?',
    "(?:lo |la |l’|l')?stess[oa] \\p{L}+ (?:che (?:dà|danno|porta)|di|del|della)",
    '(?:così|tanto) (?!che|come)[a-zàèéìòù]+ come',
    "che (?:nell['’]|nella |nel )(?:ricetta |versione )?(?:originale|tradizionale|classica)(?: (?:dà|danno|portano?|mette))?",
    "(?:fa|fanno) pensare (?:alla |al |allo |ai |alle |agli |all['’]|a )",
    'ricorda(?:no)?(?! (?:di|che)(?!\\p{L}))|imita(?:no)?|evoca(?:no)?',
    "(?:fanno|fa|farà|faranno|prendono|prende|prenderà|prenderanno) (?:qui )?(?:le veci|il posto|la parte) (?:di|dell?[aeo]?|dell['’]|dei|degli)",
  ],
}

/** Phrases that say that something is not there or not needed, before the food. */
const denials: Readonly<Record<ForeignLanguage, readonly string[]>> = {
  de: [
    '(?:niemand|keiner) (?:vermisst|braucht)(?: (?:hier|da))?',
    'es (?:braucht|bedarf|benötigt) (?:hier |dafür |dazu )?(?:weder|keine?[nrs]?)',
    '(?:niemand|keiner) (?:wird |wird hier )?(?:nach (?:der|dem|den) )(?=[^.,;]* (?:fragen|suchen))',
    'Spuren von',
  ],
  es: [
    'no (?:hace|hacen) falta',
    '(?:sin|no hay) necesidad de',
    'no (?:necesita|necesitan|lleva|llevan)',
    'nadie (?:echar(?:á|ía) (?:de menos|en falta)|pregunta(?:rá|ría)? por(?: el| la| los| las)?|buscará)',
    'trazas de(?: la| los| las|l)?',
    '(?:prescindimos|prescinde|se prescinde) de(?:l)?',
  ],
  fr: [
    "(?:pas|nul|aucun) besoin (?:de |d['’]|du |des )",
    "inutile (?:de |d['’])\\p{L}+(?:er|ir|re)(?: (?:de la |de l['’]|du |des |d['’]|de ))?",
    "(?:on )?se pass(?:e|era|ent)(?: (?:très |fort )?bien)? (?:de la |de l['’]|du |des |d['’]|de )",
    'personne ne (?:regrettera|demandera|cherchera|réclamera)',
    "traces (?:éventuelles )?(?:de la |de l['’]|du |des |d['’]|de )",
  ],
  it: [
    'non (?:servono|serve|occorrono|occorre|ci vuole|ci vogliono)',
    "non c['’]è (?:alcun )?bisogno (?:di|dell?[aeo]?|dell['’])",
    "(?:senza bisogno|si fa a meno|facciamo a meno) (?:di|dell?[aeo]?|dell['’])",
    "tracce (?:di|dell?[aeo]?|dell['’]|dei|degli)",
    "nessuno (?:chiederà|cercherà) (?:dov['’]è |dove sono )?(?:il |la |lo |i |gli |le |l['’]|dell?[aeo]? |dei |del )?",
    "nessuno sentirà la mancanza (?:di|dell?[aeo]?|dell['’]|dei|degli)",
  ],
}

/** Food in front of the words that deny it, without a second clause. */
const food = '((?:(?! (?:und|y|et|ed?|dann|luego|puis|poi) )[^.,;:!?()–—]){2,40}?)'
/** Foods at the beginning of a sentence, with an "and" between them. */
const subjects = '(?<=^|[.!?;] )((?:[^.,;:!?()–—]){2,60}?)'
/** A single food before a remark in commas: "delle vongole, come dice il nome, nessuna traccia". */
const ownWords = '([^.,;:!?()–—]{2,40}?)'
const aside = '(?:,[^.,;:!?()]{2,40},|,)?'
const original = {
  de: '(?:im Original|im Klassiker|in der klassischen \\p{L}+|sonst|normalerweise|üblicherweise|traditionell)',
  es: '(?:en (?:el|la) (?:receta |versión )?(?:original|tradicional|clásic[ao])|normalmente|habitualmente|de costumbre)',
  fr: "(?:dans (?:l['’]|la |le )(?:recette |version )?(?:originale?|classique|traditionnelle)|d['’]habitude|d['’]ordinaire|habituellement|normalement)",
  it: "(?:nell['’](?:originale)|nella (?:ricetta |versione )?(?:originale|tradizionale|classica)|di solito|normalmente|di norma)",
}

/** Phrases whose telling words stand behind the food, which is captured: "auf Würstchen wird hier verzichtet". */
const behind: Readonly<Record<ForeignLanguage, readonly string[]>> = {
  de: [
    `${food} fehl(?:t|en) (?:hier |dabei )?(?:mit Absicht|absichtlich|bewusst|ganz bewusst)`,
    `${subjects} bleib(?:t|en) (?:hier |heute )?(?:im Schrank|im Regal|draußen|weg|außen vor)`,
    `auf ${food} (?:wird|werden|kann|können|darf|haben|habe)\\b[^.,;:–—]{0,40}?\\bverzichte[tn]`,
    `${food} (?:ist|sind|wird|werden) (?:hier |dafür |dazu )?(?:gar )?nicht (?:nötig|notwendig|gebraucht|vermisst)`,
    `${food} (?:ist|sind) (?:hier |dafür |dazu )?(?:ganz |völlig )?(?:überflüssig|unnötig|entbehrlich)`,
    `mit ${food} (?:wäre|wird) (?:es|das|daraus) (?:ein |eine )?ander\\p{L}+`,
    `(?<=^|[.!?;:] )von (?:de[nrm] )?${ownWords}${aside} (?:keine|fehlt jede) Spur`,
    `wer ${food} (?:erwartet|vermutet|vermisst|gewohnt ist)`,
    `${food} (?:braucht|brauchen) (?:es|sie|man) (?:hier |dafür |dazu )?(?:gar )?nicht`,
    `(?<=, )(?:den|die|das|was) (?:der|die|das) ${food} ${original.de}`,
  ],
  es: [
    `${food} (?:no (?:es|son) necesari[oa]s?|no hacen? falta|no se echan? de menos)`,
    `(?<=^|[.!?;:] )de(?:l| la| los| las)? ${ownWords}${aside} ni (?:rastro|sombra)`,
    `con ${food} (?:sería|saldría) otr[oa]`,
    `${subjects} (?:faltan? a propósito|no aparecen?(?: aquí)?|se quedan? fuera)`,
    `que (?:ponen?|dan?|aportan?|llevan?) ${food} ${original.es}`,
  ],
  fr: [
    `${food} n['’](?:est|ont|y est) pas (?:nécessaires?|utiles?|indispensables?)`,
    `(?<=^|[.!?;:] )(?:du |de la |de l['’]|des |de )${ownWords}${aside} (?:nulle|aucune|pas la moindre) trace`,
    `avec ${food},? (?:ce serait|on aurait) une? autre`,
    `${food} (?:manquent?|sont absents?|est absente?) (?:à dessein|exprès|volontairement)`,
    `${subjects} (?:restent|reste) (?:au placard|de côté)`,
    `qu(?:e |['’])(?:apportent?|donnent?) ${food} ${original.fr}`,
  ],
  it: [
    `${food} (?:non (?:è|sono) necessari[oaei]|non servono|non serve|non occorrono|non occorre)`,
    `(?<=^|[.!?;:] )(?:del |della |dei |degli |delle |dell['’]|di )${ownWords}${aside} (?:nessuna|neanche una) (?:traccia|ombra)`,
    `con ${food} sarebbe un['’ ]?altr[oa]`,
    `${food} (?:mancano|manca) (?:di proposito|volutamente|apposta)`,
    `${subjects} (?:restano|resta) (?:in dispensa|fuori|da parte)`,
    `che (?:dà|danno|portano?|mettono?) ${food} ${original.it}`,
  ],
}

/**
 * Conditional of a verb, by which a clause tells what another food would do. Verbs that offer something ("podrías",
 * "serait bon") are left alone, since that food may be eaten.
 */
const conditional: Readonly<Record<ForeignLanguage, string>> = {
  de: '(?:würden?|hätten?|gäben?|wären?|bräuchten?|täten?)',
  es: '(?!(?:podr|querr|deber|gustar|añadir|recomendar|ir|pegar|agregar)ía)\\p{L}+[rd]ía(?:n|mos)?',
  fr: '(?!(?:pourr|voudr|devr|aimer|ajouter|ir)ai)\\p{L}+r(?:ait|aient|ions|iez)',
  it: '(?!(?:potr|vorr|dovr|piacer|aggiunger|andr)e)\\p{L}+r(?:ebbe|ebbero|esti|este)',
}
/** Beginnings of a clause about another food or another dish: "la dulzura que daría la miel", "ce que ferait le beurre". */
const relative: Readonly<Record<ForeignLanguage, string>> = {
  de: '(?<=, )(?:der|die|das|den|dem|was|wie|als|so wie)',
  es: '(?:lo que|que|como|donde|cuanto)(?: (?:se|lo|la|le|les|no))?',
  fr: "(?:ce qu(?:e |['’])|qu(?:e |['’])|comme |qui |où )(?:l['’]|le |la |les |ne |n['’])?",
  it: '(?:quello che|ciò che|che|come|dove)(?: (?:lo|la|si|non|gli))?',
}
/** The food that would do something, first in its sentence and without an order before it: "la nata taparía el sabor". */
const subject: Readonly<Record<ForeignLanguage, string>> = {
  de: '(?:die|der|das|ein|eine)?',
  es: '(?:la|el|los|las|un|una)?',
  fr: "(?:le |la |les |l['’]|un |une |du |de la |des )?",
  it: "(?:la |il |lo |i |gli |le |l['’]|un |una )?",
}
/** Sentences about other products: "la mayoría de las pastillas de caldo contienen leche". */
const most: Readonly<Record<ForeignLanguage, string>> = {
  de: '(?:die meisten|viele|fast jede[rs]?|nahezu alle|manche|einige|fast alle|gekaufte|fertige|herkömmliche|normale|übliche)(?= [^.,;:]*?(?:enthalten|enthält|haben|bestehen|sind))',
  es: '(?:l[oa]s (?:\\p{L}+ ){1,3}(?:comprad[oa]s|de bote|industriales|envasad[oa]s|preparad[oa]s)|la mayoría de (?:los|las)|much[ao]s|algun[ao]s|cierta?os|casi tod[ao]s (?:los|las))(?= [^.,;:]*?(?:contienen|llevan|tienen|incluyen|están))',
  fr: '(?:les (?:\\p{L}+ ){1,3}(?:du commerce|industriels?|industrielles?|toutes? prêtes?)|la plupart des|beaucoup de|certains|certaines|de nombreux|de nombreuses|presque tous les|presque toutes les)(?= [^.,;:]*?(?:contiennent|ont|renferment|comportent|sont))',
  it: '(?:(?:i|gli|le|quelli|quelle) (?:\\p{L}+ ){0,3}(?:in commercio|confezionat[ie]|in vasetto|industriali|già pront[ie])|la maggior parte (?:dei|delle|degli)|molti|molte|alcuni|alcune|certi|certe|quasi tutt[ie] (?:i|gli|le))(?= [^.,;:]*?(?:contengono|hanno|sono))',
}
/** Names of the recipe that another cook would make. */
const otherRecipe: Readonly<Record<ForeignLanguage, string>> = {
  de: '(?:im Original|im Klassiker|das Original|die (?:klassische|traditionelle|übliche) \\p{L}+|das (?:klassische|traditionelle|übliche) \\p{L}+|der (?:klassische|traditionelle|übliche) \\p{L}+|klassisch|traditionell)(?= (?:\\p{L}+ )?(?:kommt|kommen|enthält|hat|wird|werden|gehört|gehören|braucht|nimmt|verwendet|besteht|steckt))',
  es: '(?:la (?:receta|versión) (?:tradicional|clásica|original|de siempre)|el original)(?= (?:lleva|contiene|usa|pide|tiene|empieza|pone|utiliza|incluye))',
  fr: "(?:la (?:recette|version) (?:traditionnelle|classique|originale|d['’]origine)|l['’]original)(?= (?:contient|utilise|demande|comporte|a|prévoit|commence|met))",
  it: "(?:la (?:ricetta|versione) (?:tradizionale|classica|originale)|l['’]originale)(?= (?:contiene|usa|prevede|vuole|ha|richiede|comincia|mette))",
}
/** Words for other times, at the start of a sentence that tells how the dish was made then. */
const formerly: Readonly<Record<ForeignLanguage, string>> = {
  de: '(?:Früher|Einst|Ursprünglich|Damals|In alten Zeiten) (?:\\p{L}+(?:te|ten|kam|kamen|gab|nahm|nahmen|briet|buk)|kam|kamen|gab|nahm|nahmen|war|waren|wurde|wurden)',
  es: '(?:Antiguamente|Antaño|En otros tiempos|En su origen|Antes),? (?:se |la |lo )?\\p{L}+(?:ía|ían|aba|aban)',
  fr: "(?:Autrefois|Jadis|À l['’]origine|Dans le temps|Avant),? (?:on |il |elle )?(?:y |en |le |la )?\\p{L}+(?:ait|aient)",
  it: '(?:Un tempo|Una volta|In origine|Anticamente|In passato),? (?:si |la |lo )?\\p{L}+(?:va|vano)',
}
/** More or less of a quality than another food has: "plus léger qu'avec du beurre". No amount is meant. */
const moreThan: Readonly<Record<ForeignLanguage, string>> = {
  de: '(?:(?:mehr|weniger) \\p{Lu}\\p{L}+|(?!mehr|weniger|länger|später)\\p{L}+er) als (?:mit |bei |aus )?(?=\\p{Lu})',
  es: '(?:más|menos) (?!tarde|tiempo)\\p{L}+ que (?!(?:un|una|dos|tres|\\d))(?:con |en )?',
  fr: "(?:plus|moins) (?!tard|longtemps|de )\\p{L}+ (?:qu(?:e (?!\\d)|['’](?!une? ))(?:avec )?)",
  it: "(?:più|meno) (?!tardi|tempo)\\p{L}+ (?:che |di |del |della |dell['’])(?!\\d|un )(?:con )?",
}

const nothing = /(?!)/g

const patternOf = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}’'])(?:${phrases.join('|')})(?:(?<=[\\s'’])|(?!\\p{L}))`, 'giu')

const patterns = new Map(
  (Object.keys(comparisons) as ForeignLanguage[]).map((language) => [
    language,
    {
      likened: patternOf([...comparisons[language], likenesses[language]]),
      denied: patternOf(denials[language]),
      would: new RegExp(
        language === 'de'
          ? `${relative.de} ([^.,;:!?()–—]{0,60}?)(?<!\\p{L})${conditional.de}(?!\\p{L})`
          : `(?<![\\p{L}’'])${relative[language]}(?:(?<=[\\s’'])|\\s)${conditional[language]}(?!\\p{L})`,
        'giu',
      ),
      wouldNot: new RegExp(
        `(?<=^|[.!?;:] )(${subject[language]} ?\\p{L}+(?: \\p{L}+){0,2}?) (?:se |si |s['’]|ne |non |no )?${conditional[language]}(?!\\p{L})(?! (?:[^.,;]*)(?:bien|bueno|buena|buenísim|rico|rica|bon|bonne|délicieu|parfait|buon|ottim|perfett|gut|lecker|passen|schmecken))`,
        'giu',
      ),
      most: new RegExp(`(?<![\\p{L}’'])${most[language]}(?!\\p{L})`, 'giu'),
      formerly: new RegExp(`(?<=^|[.!?] )${formerly[language]}(?!\\p{L})`, 'gu'),
      otherRecipe: new RegExp(`(?<![\\p{L}’'])${otherRecipe[language]}(?!\\p{L})`, 'giu'),
      moreThan: new RegExp(`(?<![\\p{L}’'])${moreThan[language]}`, 'giu'),
      behind: patternOf(behind[language]),
    },
  ]),
)

/** Verb before what helps it and what it replaces: "ersetzt mit dem Backpulver die Eier". The helper goes first. */
const replacing: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /(?<!\p{L})(ersetz(?:t|en)(?: hier)?) ((?:zusammen )?mit (?:dem |der |den |etwas )?\p{L}+)(?= (?:die|das|den|ein|eine|einen) )/giu,
  es: /(?<!\p{L})(sustituyen?|reemplazan?) ((?:junto )?con (?:el |la |los |las )?\p{L}+)(?= (?:a|al) )/giu,
  fr: /(?<!\p{L})(remplacent?) (avec (?:le |la |les |l['’]|du |de la )?\p{L}+)(?= (?:le |la |les |l['’]))/giu,
  it: /(?<!\p{L})(sostituisc(?:e|ono)) ((?:insieme )?(?:con |a)(?:il |la |lo |l['’]|i |le )?\p{L}+)(?= (?:il |la |lo |l['’]|i |le |gli ))/giu,
}

/** Food that another one replaces, which stands behind it: "die Butter wird durch Öl ersetzt". */
const replacedBy: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /(?<!\p{L})((?:die|der|das|den) [^.,;:!?]{2,40}?) (?:wird|werden) (?:hier |dabei )?(?=(?:ganz )?durch [^.,;:]{2,40} ersetzt)/giu,
  es: /(?<!\p{L})((?:el|la|los|las) [^.,;:!?]{2,40}?) (?:se sustituyen?|(?:es|son) sustituid[oa]s?) (?=por )/giu,
  fr: /(?<!\p{L})((?:le |la |les |l['’])[^.,;:!?]{2,40}?),? (?:qui [^.,;:]{2,50}, )?(?:est|sont) (?:ici )?remplacée?s? (?=par )/giu,
  it: /(?<!\p{L})((?:il |la |lo |i |gli |le |l['’])[^.,;:!?]{2,40}?) (?:è|sono|viene|vengono) sostituit[oaie] (?=d[ae])/giu,
}

/** A place below or within something, which the translation takes for less of it: "unter den Speck mischen". */
const beneath =
  /(?<!\p{L})(?:unter(?= (?:dem|den|der|die|das)(?!\p{L}))|sotto(?= (?:il|la|lo|i|gli|le)(?!\p{L})|\sl['’]))/giu

/** Things just named, as the subject of what is in them: "les trois sont faits de soja". */
const together =
  /(?<!\p{L})(?:beide|alle (?:zwei|drei|vier)|(?:los|las) (?:dos|tres|cuatro)|ambos|ambas|(?:les|toutes? les|tous les) (?:deux|trois|quatre)|entramb[ie]|tutt[ie] e (?:due|tre|quattro))(?= (?:enthalten|sind|bestehen|contienen|llevan|están|contiennent|sont|contengono|sono)(?!\p{L}))/giu

/** Sentence that gives a name to what was just made: "esa es nuestra morcilla". */
const naming: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /(?<!\p{L})(?:das|dies|so) (?:ist|sind|wird|werden) (?:nun |jetzt |dann )?(?:unsere?|deine?|eure?|ihre?|meine?)(?= )/giu,
  es: /(?<!\p{L})(?:(?:es[aoe]|est[aeo]|es[ao]s|est[ao]s) )?(?:es|son|será|serán) (?:nuestr[ao]s?|tus?|vuestr[ao]s?|mis?)(?= )/giu,
  fr: /(?<!\p{L})(?:voilà|voici|c['’]est|ce (?:sont|sera|seront)) (?:notre|nos|votre|vos|ton|ta|tes)(?= )/giu,
  it: /(?<!\p{L})(?:ecco|quest[aoei] (?:è|sono|sarà)|sarà|è) (?:il|la|i|le|gli|lo) (?:nostr[aoei]|tu[ao]|tuoi|tue|vostr[aoei])(?= )/giu,
}

/** Food to which a German compound adjective likens a thing: the butter of "butterweich". Nouns are capital: Eiweiß. */
const likeAFood =
  /(?<!\p{L})(?:butter|honig|zucker|milch|nuss|haselnuss|karamell|sahne|mandel|schokoladen?|wein|lachs|senf|ei)(?=(?:weich|zart|süß|weiß|gelb|braun|rot|farben|farbig|artig)(?:e[nmrs]?)?(?!\p{L}))/gu

/** Words that tell the cook not to forget a step, which liken nothing: "ricorda di aggiungere la pancetta". */
const reminder =
  /(?<!\p{L})(?:ricorda(?:te|ti|tevi)? di|(?:recuerda|recuerde|recordad)(?= \p{L}+[aei]r(?:l[aeo]s?)?(?!\p{L})))(?= )/giu

/** Verdicts with a pronoun for a food just named, which leave it out: "la dejamos fuera", "wir lassen sie weg". */
const leftOut: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /(?<!\p{L})(?:(?:wir|man|ich|hier|heute) )*(?:(?:lassen|lasse|lässt) (?:(?:wir|man|ich|sie|ihn|es|das|die|den|hier|heute|beides|darum|deshalb|einfach) )+(?:weg|aus|draußen|beiseite)|verzichten (?:wir|Sie)|verzichtet (?:man|das)|(?:bleibt|bleiben|fällt|fallen) (?:[a-zäöüß]+ ){0,3}(?:weg|außen vor|draußen)|kommt? (?:[a-zäöüß]+ ){0,3}(?:nicht (?:hinein|rein|dazu|darauf|drauf|in (?:dies|den|die|das)\p{L}*)|ohne (?:aus|sie|ihn|es)))(?!\p{L})/giu,
  es: /(?<!\p{L})(?:(?:l[aoe]s?|se) (?:dejamos|deja|dejan|omitimos|omiten?|quitamos|evitamos|evitan?|saltamos|descartamos|descartan?)(?: (?:fuera|aparte|de lado))?|(?:se )?queda[nr]?(?:se)? fuera|(?:aquí|en est[ae] \p{L}+) (?:no (?:entran?|van?|llevan?|hay|aparecen?|se usan?)|sobran?)|no (?:entran?|van?|aparecen?) (?:aquí|en est[ae] \p{L}+))(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:(?:on|nous) (?:(?:l['’]|le |la |les |en |s['’]en |nous en )?)(?:laisse|laissons|omet|omettons|évite|évitons|passe|passons|abstient)(?: (?:de côté|dehors))?|(?:ici|dans (?:cette|ce) \p{L}+),? (?:on n['’]en|il n['’]y en|n['’]en) \p{L}+ pas|n['’](?:a|ont|entre|entrent) pas (?:sa |leur )?(?:place )?(?:ici|dans (?:ce|cette|cet) \p{L}+)|reste(?:nt)? (?:dehors|de côté|au placard))(?!\p{L})/giu,
  it: /(?<!\p{L})(?:(?:lo|la|li|le|ne) (?:lasciamo|omettiamo|evitiamo|togliamo|saltiamo|facciamo a meno)(?: (?:fuori|via|da parte))?|(?:qui|in quest[aoe] \p{L}+) (?:no(?:n (?:c['’]è|ci sono|va|vanno|entra|entrano|serve|servono|compare|compaiono))?)|(?:resta|restano|rimane|rimangono) (?:fuori|da parte)|se ne fa a meno)(?!\p{L})/giu,
}

/** Puts the phrases of another language by which a step only talks of a food into English. */
export function withPlainTalk(text: string, language: Language): string {
  const found = language === 'en' ? undefined : patterns.get(language)
  if (language === 'en' || !found) return text
  return withOffersMarked(withOthersMarked(withoutWarnings(text, language), language), language)
    .replace(reminder, '')
    .replace(language === 'de' ? likeAFood : nothing, '')
    .replace(naming[language], 'that is our')
    .replace(replacing[language], '$2 replaces')
    .replace(together, 'both')
    .replace(beneath, 'under')
    .replace(replacedBy[language], 'without $1; ')
    .replace(found.behind, (_, ...groups: unknown[]) => {
      const food = groups.find((one) => typeof one === 'string')
      return `without ${typeof food === 'string' ? food : ''}`
    })
    .replace(found.likened, 'unlike ')
    .replace(
      found.would,
      (_, ...groups: unknown[]) => `, which would ${typeof groups[0] === 'string' ? groups[0] : ''}`,
    )
    .replace(found.wouldNot, '$1 would spoil')
    .replace(found.most, 'many')
    .replace(found.formerly, 'original version has')
    .replace(found.otherRecipe, 'original version')
    .replace(found.moreThan, 'unlike ')
    .replace(leftOut[language], ', we leave it out,')
    .replace(found.denied, 'without ')
}
