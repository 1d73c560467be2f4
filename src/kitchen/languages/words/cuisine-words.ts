/**
 * Cuisines, in the order English | German | Spanish | French | Italian. The English is a word of the table of
 * cuisines; German adjectives stand without their ending, those of the others in every form. `-` where a
 * language has none.
 */
// biome-ignore format: a table reads best with one row per line
export const cuisineWords = `
afghan | afghanisch | afgano, afgana, afganos, afganas | afghan, afghans, afghane, afghanes | afghano, afghana, afghani, afghane
albanian | albanisch | albanés, albanesa, albaneses, albanesas | albanais, albanaise, albanaises | albanese, albanesi
algerian | algerisch | argelino, argelina, argelinos, argelinas | algérien, algériens, algérienne, algériennes | algerino, algerina, algerini, algerine
american | amerikanisch, us-amerikanisch | americano, americana, americanos, americanas, estadounidense, estadounidenses | américain, américains, américaine, américaines | americano, americana, americani, americane, statunitense
argentine | argentinisch | argentino, argentina, argentinos, argentinas | argentin, argentins, argentine, argentines | argentino, argentina, argentini, argentine
armenian | armenisch | armenio, armenia, armenios, armenias | arménien, arméniens, arménienne, arméniennes | armeno, armena, armeni, armene
asian | asiatisch | asiático, asiática, asiáticos, asiáticas | asiatique, asiatiques | asiatico, asiatica, asiatici, asiatiche
australian | australisch | australiano, australiana, australianos, australianas | australien, australiens, australienne, australiennes | australiano, australiana, australiani, australiane
austrian | österreichisch | austriaco, austriaca, austriacos, austriacas | autrichien, autrichiens, autrichienne, autrichiennes | austriaco, austriaca, austriaci, austriache
balkan | balkanisch | balcánico, balcánica, balcánicos, balcánicas | balkanique, balkaniques | balcanico, balcanica, balcanici, balcaniche
basque | baskisch | vasco, vasca, vascos, vascas | basque, basques | basco, basca, baschi, basche
bavarian | bayerisch, bayrisch | bávaro, bávara, bávaros, bávaras | bavarois, bavaroise, bavaroises | bavarese, bavaresi
belgian | belgisch | belga, belgas | belge, belges | belga, belghe
brazilian | brasilianisch | brasileño, brasileña, brasileños, brasileñas | brésilien, brésiliens, brésilienne, brésiliennes | brasiliano, brasiliana, brasiliani, brasiliane
british | britisch | británico, británica, británicos, británicas | britannique, britanniques | britannico, britannica, britannici, britanniche
bulgarian | bulgarisch | búlgaro, búlgara, búlgaros, búlgaras | bulgare, bulgares | bulgaro, bulgara, bulgari, bulgare
cambodian | kambodschanisch | camboyano, camboyana, camboyanos, camboyanas | cambodgien, cambodgiens, cambodgienne, cambodgiennes | cambogiano, cambogiana, cambogiani, cambogiane
cameroonian | kamerunisch | camerunés, camerunesa, cameruneses, camerunesas | camerounais, camerounaise, camerounaises | camerunense, camerunensi
canadian | kanadisch | canadiense, canadienses | canadien, canadiens, canadienne, canadiennes | canadese, canadesi
cantonese | kantonesisch | cantonés, cantonesa, cantoneses, cantonesas | cantonais, cantonaise, cantonaises | cantonese, cantonesi
caribbean | karibisch | caribeño, caribeña, caribeños, caribeñas | caribéen, caribéens, caribéenne, caribéennes, antillais, antillaise, antillaises | caraibico, caraibica, caraibici, caraibiche
chilean | chilenisch | chileno, chilena, chilenos, chilenas | chilien, chiliens, chilienne, chiliennes | cileno, cilena, cileni, cilene
chinese | chinesisch | chino, china, chinos, chinas | chinois, chinoise, chinoises | cinese, cinesi
colombian | kolumbianisch | colombiano, colombiana, colombianos, colombianas | colombien, colombiens, colombienne, colombiennes | colombiano, colombiana, colombiani, colombiane
croatian | kroatisch | croata, croatas | croate, croates | croato, croata, croati, croate
cuban | kubanisch | cubano, cubana, cubanos, cubanas | cubain, cubains, cubaine, cubaines | cubano, cubana, cubani, cubane
czech | tschechisch, böhmisch | checo, checa, checos, checas | tchèque, tchèques | ceco, ceca, ceche
danish | dänisch | danés, danesa, daneses, danesas | danois, danoise, danoises | danese, danesi
dutch | holländisch, niederländisch | holandés, holandesa, holandeses, holandesas | hollandais, hollandaise, hollandaises, néerlandais, néerlandaise, néerlandaises | olandese, olandesi
ecuadorian | ecuadorianisch | ecuatoriano, ecuatoriana, ecuatorianos, ecuatorianas | équatorien, équatoriens, équatorienne, équatoriennes | ecuadoriano, ecuadoriana, ecuadoriani, ecuadoriane
egyptian | ägyptisch | egipcio, egipcia, egipcios, egipcias | égyptien, égyptiens, égyptienne, égyptiennes | egiziano, egiziana, egiziani, egiziane
english | englisch | inglés, inglesa, ingleses, inglesas | anglais, anglaise, anglaises | inglese, inglesi
ethiopian | äthiopisch | etíope, etíopes | éthiopien, éthiopiens, éthiopienne, éthiopiennes | etiope, etiopi
european | europäisch | europeo, europea, europeos, europeas | européen, européens, européenne, européennes | europeo, europea, europei, europee
filipino | philippinisch, filipinisch | filipino, filipina, filipinos, filipinas | philippin, philippins, philippine, philippines | filippino, filippina, filippini, filippine
finnish | finnisch | finlandés, finlandesa, finlandeses, finlandesas | finlandais, finlandaise, finlandaises | finlandese, finlandesi
french | französisch | francés, francesa, franceses, francesas | français, française, françaises | francese, francesi
georgian | georgisch | georgiano, georgiana, georgianos, georgianas | géorgien, géorgiens, géorgienne, géorgiennes | georgiano, georgiana, georgiani, georgiane
german | deutsch | alemán, alemana, alemanes, alemanas | allemand, allemands, allemande, allemandes | tedesco, tedesca, tedeschi, tedesche
ghanaian | ghanaisch | ghanés, ghanesa, ghaneses, ghanesas | ghanéen, ghanéens, ghanéenne, ghanéennes | ghanese, ghanesi
greek | griechisch | griego, griega, griegos, griegas | grec, grecs, grecque, grecques | greco, greca, greci, greche
haitian | haitianisch | haitiano, haitiana, haitianos, haitianas | haïtien, haïtiens, haïtienne, haïtiennes | haitiano, haitiana, haitiani, haitiane
hawaiian | hawaiianisch, hawaiisch | hawaiano, hawaiana, hawaianos, hawaianas | hawaïen, hawaïens, hawaïenne, hawaïennes | hawaiano, hawaiana, hawaiani, hawaiane
hungarian | ungarisch | húngaro, húngara, húngaros, húngaras | hongrois, hongroise, hongroises | ungherese, ungheresi
indian | indisch | indio, india, indios, indias, hindú | indien, indiens, indienne, indiennes | indiano, indiana, indiani, indiane
indonesian | indonesisch | indonesio, indonesia, indonesios, indonesias | indonésien, indonésiens, indonésienne, indonésiennes | indonesiano, indonesiana, indonesiani, indonesiane
irish | irisch | irlandés, irlandesa, irlandeses, irlandesas | irlandais, irlandaise, irlandaises | irlandese, irlandesi
israeli | israelisch | israelí, israelíes | israélien, israéliens, israélienne, israéliennes | israeliano, israeliana, israeliani, israeliane
italian | italienisch | italiano, italiana, italianos, italianas | italien, italiens, italienne, italiennes | italiano, italiana, italiani, italiane
jamaican | jamaikanisch | jamaicano, jamaicana, jamaicanos, jamaicanas | jamaïcain, jamaïcains, jamaïcaine, jamaïcaines | giamaicano, giamaicana, giamaicani, giamaicane
japanese | japanisch | japonés, japonesa, japoneses, japonesas | japonais, japonaise, japonaises | giapponese, giapponesi
jewish | jüdisch | - | juif, juifs, juive, juives | ebraico, ebraica, ebraici, ebraiche
korean | koreanisch | coreano, coreana, coreanos, coreanas | coréen, coréens, coréenne, coréennes | coreano, coreana, coreani, coreane
lebanese | libanesisch | libanés, libanesa, libaneses, libanesas | libanais, libanaise, libanaises | libanese, libanesi
latin american | lateinamerikanisch, südamerikanisch | latinoamericano, latinoamericana, latinoamericanos, latinoamericanas, sudamericano, sudamericana, sudamericanos, sudamericanas | latino-américain, latino-américains, latino-américaine, latino-américaines, sud-américain, sud-américains, sud-américaine, sud-américaines | latinoamericano, latinoamericana, latinoamericani, latinoamericane, sudamericano, sudamericana, sudamericani, sudamericane
malaysian | malaysisch, malaiisch | malasio, malasia, malasios, malasias, malayo, malaya, malayos, malayas | malaisien, malaisiens, malaisienne, malaisiennes | malese, malesi
mediterranean | mediterran, mittelmeer | mediterráneo, mediterránea, mediterráneos, mediterráneas | méditerranéen, méditerranéens, méditerranéenne, méditerranéennes | mediterraneo, mediterranea, mediterranei, mediterranee
mexican | mexikanisch | mexicano, mexicana, mexicanos, mexicanas, mejicano, mejicana, mejicanos, mejicanas | mexicain, mexicains, mexicaine, mexicaines | messicano, messicana, messicani, messicane
middle eastern | nahöstlich, orientalisch | de oriente medio, oriental, orientales | moyen-oriental, moyen-orientale, oriental, orientale | mediorientale, mediorientali
moroccan | marokkanisch | marroquí, marroquíes | marocain, marocains, marocaine, marocaines | marocchino, marocchina, marocchini, marocchine
nepali | nepalesisch | nepalés, nepalesa, nepaleses, nepalesas | népalais, népalaise, népalaises | nepalese, nepalesi
nigerian | nigerianisch | nigeriano, nigeriana, nigerianos, nigerianas | nigérian, nigérians, nigériane, nigérianes | nigeriano, nigeriana, nigeriani, nigeriane
norwegian | norwegisch | noruego, noruega, noruegos, noruegas | norvégien, norvégiens, norvégienne, norvégiennes | norvegese, norvegesi
pakistani | pakistanisch | pakistaní, pakistaníes | pakistanais, pakistanaise, pakistanaises | pakistano, pakistana, pakistani, pakistane
palestinian | palästinensisch | palestino, palestina, palestinos, palestinas | palestinien, palestiniens, palestinienne, palestiniennes | palestinese, palestinesi
persian | persisch, iranisch | persa, persas, iraní, iraníes | persan, persans, persane, persanes, iranien, iraniens, iranienne, iraniennes | persiano, persiana, persiani, persiane, iraniano, iraniana, iraniani, iraniane
peruvian | peruanisch | peruano, peruana, peruanos, peruanas | péruvien, péruviens, péruvienne, péruviennes | peruviano, peruviana, peruviani, peruviane
polish | polnisch | polaco, polaca, polacos, polacas | polonais, polonaise, polonaises | polacco, polacca, polacchi, polacche
portuguese | portugiesisch | portugués, portuguesa, portugueses, portuguesas | portugais, portugaise, portugaises | portoghese, portoghesi
puerto rican | puertoricanisch | puertorriqueño, puertorriqueña, puertorriqueños, puertorriqueñas, boricua | portoricain, portoricains, portoricaine, portoricaines | portoricano, portoricana, portoricani, portoricane
romanian | rumänisch | rumano, rumana, rumanos, rumanas | roumain, roumains, roumaine, roumaines | rumeno, rumena, rumeni, rumene, romeno, romena, romeni, romene
russian | russisch | ruso, rusa, rusos, rusas | russe, russes | russo, russa, russi, russe
scandinavian | skandinavisch | escandinavo, escandinava, escandinavos, escandinavas | scandinave, scandinaves | scandinavo, scandinava, scandinavi, scandinave
scottish | schottisch | escocés, escocesa, escoceses, escocesas | écossais, écossaise, écossaises | scozzese, scozzesi
senegalese | senegalesisch | senegalés, senegalesa, senegaleses, senegalesas | sénégalais, sénégalaise, sénégalaises | senegalese, senegalesi
serbian | serbisch | serbio, serbia, serbios, serbias | serbe, serbes | serbo, serba, serbi, serbe
sicilian | sizilianisch | siciliano, siciliana, sicilianos, sicilianas | sicilien, siciliens, sicilienne, siciliennes | siciliano, siciliana, siciliani, siciliane
south african | südafrikanisch | sudafricano, sudafricana, sudafricanos, sudafricanas | sud-africain, sud-africains, sud-africaine, sud-africaines | sudafricano, sudafricana, sudafricani, sudafricane
spanish | spanisch | español, española, españoles, españolas | espagnol, espagnols, espagnole, espagnoles | spagnolo, spagnola, spagnoli, spagnole
sri lankan | sri-lankisch, ceylonesisch | esrilanqués, esrilanquesa, esrilanqueses, esrilanquesas, de sri lanka | sri-lankais, sri-lankaise, sri-lankaises | srilankese, srilankesi
swedish | schwedisch | sueco, sueca, suecos, suecas | suédois, suédoise, suédoises | svedese, svedesi
swiss | schweizerisch, schweizer | suizo, suiza, suizos, suizas | suisse, suisses | svizzero, svizzera, svizzeri, svizzere
syrian | syrisch | sirio, siria, sirios, sirias | syrien, syriens, syrienne, syriennes | siriano, siriana, siriani, siriane
taiwanese | taiwanesisch | taiwanés, taiwanesa, taiwaneses, taiwanesas | taïwanais, taïwanaise, taïwanaises | taiwanese, taiwanesi
thai | thailändisch, thai | tailandés, tailandesa, tailandeses, tailandesas, thai | thaïlandais, thaïlandaise, thaïlandaises, thaï, thaïe | tailandese, tailandesi, thai
tunisian | tunesisch | tunecino, tunecina, tunecinos, tunecinas | tunisien, tunisiens, tunisienne, tunisiennes | tunisino, tunisina, tunisini, tunisine
turkish | türkisch | turco, turca, turcos, turcas | turc, turcs, turque, turques | turco, turca, turchi, turche
ukrainian | ukrainisch | ucraniano, ucraniana, ucranianos, ucranianas | ukrainien, ukrainiens, ukrainienne, ukrainiennes | ucraino, ucraina, ucraini, ucraine
uzbek | usbekisch | uzbeko, uzbeka, uzbekos, uzbekas | ouzbek, ouzbèke | uzbeko, uzbeka, uzbeki, uzbeke
venezuelan | venezolanisch | venezolano, venezolana, venezolanos, venezolanas | vénézuélien, vénézuéliens, vénézuélienne, vénézuéliennes | venezuelano, venezuelana, venezuelani, venezuelane
vietnamese | vietnamesisch | vietnamita, vietnamitas | vietnamien, vietnamiens, vietnamienne, vietnamiennes | vietnamita, vietnamite, vietnamiti
welsh | walisisch | galés, galesa, galeses, galesas | gallois, galloise, galloises | gallese, gallesi
african | afrikanisch | africano, africana, africanos, africanas | africain, africains, africaine, africaines | africano, africana, africani, africane
west african | westafrikanisch | del áfrica occidental | ouest-africain, ouest-africains, ouest-africaine, ouest-africaines | dell'africa occidentale
north african | nordafrikanisch, maghrebinisch | norteafricano, norteafricana, norteafricanos, norteafricanas, magrebí | nord-africain, nord-africains, nord-africaine, nord-africaines, maghrébin, maghrébins, maghrébine, maghrébines | nordafricano, nordafricana, nordafricani, nordafricane, maghrebino, maghrebina, maghrebini, maghrebine
cajun | cajun | cajún | cajun | cajun
creole | kreolisch | criollo, criolla, criollos, criollas | créole, créoles | creolo, creola, creoli, creole
`
