import type { ForeignLanguage, Language } from '../languages/dictionary.ts'

/**
 * Sentences that are added, in its own language, to a recipe that does not mention safety. They name the kind
 * of food instead of the food, because gender and number would have to agree. Kinds of doneness and rules as
 * in `raw-foods.ts` and `safety-practice.ts`.
 */
const sentences: Readonly<Record<string, Readonly<Record<ForeignLanguage, string>>>> = {
  poultry: {
    de: 'Das Geflügel ist gar, wenn es an der dicksten Stelle 74 °C erreicht.',
    es: 'La carne de ave está hecha cuando su parte más gruesa alcanza 74 °C.',
    fr: "La volaille est cuite lorsqu'elle atteint 74 °C à cœur.",
    it: 'Il pollame è cotto quando la parte più spessa raggiunge 74 °C.',
  },
  'ground-meat': {
    de: 'Das Hackfleisch ist gar, wenn es innen nicht mehr rosa ist und 71 °C erreicht.',
    es: 'La carne picada está hecha cuando ya no está rosada y alcanza 71 °C en el centro.',
    fr: "La viande hachée est cuite lorsqu'elle n'est plus rosée et atteint 71 °C à cœur.",
    it: 'La carne macinata è cotta quando non è più rosa e raggiunge 71 °C al cuore.',
  },
  pork: {
    de: 'Das Schweinefleisch ist gar, wenn es im Kern 63 °C erreicht; vor dem Anschneiden ruhen lassen.',
    es: 'El cerdo está hecho cuando su centro alcanza 63 °C; déjalo reposar antes de cortarlo.',
    fr: "Le porc est cuit lorsqu'il atteint 63 °C à cœur ; le laisser reposer avant de le couper.",
    it: 'Il maiale è cotto quando raggiunge 63 °C al cuore; lasciarlo riposare prima di tagliarlo.',
  },
  fish: {
    de: 'Der Fisch ist gar, wenn er nicht mehr glasig ist, leicht zerfällt und 63 °C erreicht.',
    es: 'El pescado está hecho cuando está opaco, se desmenuza con facilidad y alcanza 63 °C.',
    fr: "Le poisson est cuit lorsqu'il est opaque, s'effeuille facilement et atteint 63 °C.",
    it: 'Il pesce è cotto quando è opaco, si sfalda facilmente e raggiunge 63 °C.',
  },
  shellfish: {
    de: 'Die Garnelen und anderen Krustentiere sind gar, wenn sie durch und durch rosa und undurchsichtig sind (63 °C).',
    es: 'El marisco está hecho cuando está rosado y opaco por dentro (63 °C).',
    fr: "Les crustacés sont cuits lorsqu'ils sont roses et opaques à cœur (63 °C).",
    it: "I crostacei sono cotti quando sono rosati e opachi anche all'interno (63 °C).",
  },
  molluscs: {
    de: 'Muscheln garen, bis sie sich öffnen (63 °C); geschlossene wegwerfen.',
    es: 'Cocina los moluscos hasta que se abran o estén opacos (63 °C) y desecha los que sigan cerrados.',
    fr: "Cuire les coquillages jusqu'à ce qu'ils s'ouvrent ou soient opaques (63 °C) et jeter ceux qui restent fermés.",
    it: 'Cuocere i molluschi finché si aprono o sono opachi (63 °C) e scartare quelli che restano chiusi.',
  },
  'raw-fish': {
    de: 'Nur Fisch verwenden, der zum Rohverzehr verkauft wird oder tiefgekühlt war, und bis zum Servieren kalt halten.',
    es: 'Usa solo pescado apto para consumo en crudo o previamente congelado y mantenlo frío hasta servir.',
    fr: 'Utiliser uniquement du poisson vendu pour être mangé cru ou préalablement congelé, et le garder au froid.',
    it: 'Usare solo pesce adatto al consumo crudo o precedentemente congelato e tenerlo al freddo fino al momento di servire.',
  },
  'safety.pulses-boiled': {
    de: 'Getrocknete Hülsenfrüchte in frischem Wasser 10 Minuten sprudelnd kochen, dann weich garen.',
    es: 'Hierve las legumbres secas en agua nueva 10 minutos y después cuécelas hasta que estén tiernas.',
    fr: "Faire bouillir les légumineuses sèches 10 minutes dans de l'eau propre, puis les cuire jusqu'à tendreté.",
    it: 'Far bollire i legumi secchi in acqua pulita per 10 minuti, poi cuocerli finché sono teneri.',
  },
  'safety.kidney-beans-boiled': {
    de: 'Eingeweichte Kidneybohnen zuerst 10 Minuten in frischem Wasser sprudelnd kochen: halbgar sind sie giftig.',
    es: 'Hierve primero las alubias rojas remojadas 10 minutos en agua nueva: poco cocidas son tóxicas.',
    fr: "Faire d'abord bouillir les haricots rouges trempés 10 minutes dans de l'eau propre : mal cuits, ils sont toxiques.",
    it: 'Far prima bollire i fagioli rossi ammollati per 10 minuti in acqua pulita: poco cotti sono tossici.',
  },
  'safety.frozen-meat': {
    de: 'Das gefrorene Fleisch über Nacht im Kühlschrank auftauen.',
    es: 'Descongela la carne durante la noche en la nevera.',
    fr: 'Décongeler la viande une nuit au réfrigérateur.',
    it: 'Scongelare la carne per una notte in frigorifero.',
  },
  'safety.raw-egg-note': {
    de: 'Das Gericht enthält rohes Ei: für Kinder, Schwangere und geschwächte Menschen pasteurisierte Eier verwenden.',
    es: 'Este plato lleva huevo crudo: para niños, embarazadas y personas delicadas usa huevos pasteurizados.',
    fr: 'Ce plat contient de l’œuf cru : pour les enfants, les femmes enceintes et les personnes fragiles, utiliser des œufs pasteurisés.',
    it: 'Questo piatto contiene uova crude: per bambini, donne in gravidanza e persone fragili usare uova pastorizzate.',
  },
  'safety.rice-reheated': {
    de: 'Nur rasch gekühlten Reis verwenden und ihn durch und durch dampfend heiß erhitzen.',
    es: 'Usa arroz cocido que se haya enfriado rápido y caliéntalo hasta que humee por completo.',
    fr: 'Utiliser du riz refroidi rapidement et le réchauffer jusqu’à ce qu’il soit fumant.',
    it: 'Usare riso raffreddato in fretta e scaldarlo finché è fumante.',
  },
  'safety.canning': {
    de: 'Zum Lagern ein geprüftes Einkochrezept befolgen, sonst im Kühlschrank aufbewahren.',
    es: 'Para conservarlo fuera de la nevera sigue una receta de conservas probada; si no, guárdalo en frío.',
    fr: 'Pour une conservation hors du froid, suivre une recette de conserve éprouvée ; sinon garder au réfrigérateur.',
    it: 'Per conservarlo in dispensa seguire una ricetta di conserve collaudata, altrimenti tenerlo in frigorifero.',
  },
  'safety.fermenting': {
    de: 'Alles unter der Lake halten und wegwerfen, was pelzig, schleimig oder rosa wird.',
    es: 'Mantén todo bajo la salmuera y desecha el lote si sale moho, baba o color rosa.',
    fr: 'Tout garder sous la saumure et jeter si cela devient duveteux, visqueux ou rose.',
    it: 'Tenere tutto sotto la salamoia e buttare se diventa peloso, viscido o rosa.',
  },
  'safety.foraging': {
    de: 'Nur Wildpflanzen und Pilze verwenden, die jemand vom Fach bestimmt hat; im Zweifel weglassen.',
    es: 'Usa solo plantas y setas silvestres identificadas por un experto; en caso de duda, no las uses.',
    fr: "N'utiliser que des plantes et champignons sauvages identifiés par un expert ; dans le doute, s'abstenir.",
    it: 'Usare solo piante e funghi selvatici riconosciuti da un esperto; nel dubbio, lasciarli fuori.',
  },
  'safety.garlic-in-oil': {
    de: 'Das Knoblauchöl im Kühlschrank aufbewahren und innerhalb von 4 Tagen verbrauchen.',
    es: 'Guarda el aceite de ajo en la nevera y consúmelo en menos de 4 días.',
    fr: "Garder l'huile à l'ail au réfrigérateur et la consommer dans les 4 jours.",
    it: "Tenere l'olio all'aglio in frigorifero e consumarlo entro 4 giorni.",
  },
  'safety.raw-sprouts': {
    de: 'Rohe Sprossen können Keime tragen: für Kinder, Schwangere und geschwächte Menschen durchgaren.',
    es: 'Los brotes crudos pueden llevar bacterias: cocínalos para niños, embarazadas y personas delicadas.',
    fr: 'Les germes crus peuvent porter des bactéries : les cuire pour les enfants, les femmes enceintes et les personnes fragiles.',
    it: 'I germogli crudi possono portare batteri: cuocerli per bambini, donne in gravidanza e persone fragili.',
  },
  'safety.raw-flour': {
    de: 'Das Mehl vorher auf 74 °C erhitzen und abkühlen lassen, denn rohes Mehl kann Keime tragen.',
    es: 'Calienta antes la harina a 74 °C y deja que se enfríe: cruda puede llevar bacterias.',
    fr: 'Chauffer la farine à 74 °C et la laisser refroidir avant usage : crue, elle peut porter des bactéries.',
    it: 'Scaldare prima la farina a 74 °C e lasciarla raffreddare: cruda può portare batteri.',
  },
}

/**
 * Returns the sentence of a rule in a recipe's language; in English it is `english`, which may name the food.
 */
export const safetySentence = (rule: string, language: Language, english: string): string =>
  language === 'en' ? english : (sentences[rule]?.[language] ?? english)
