export type Country = 'NO' | 'SE' | 'DK' | 'FI'

/**
 * What people, streets and places are called. All names are of common stock; no combination is
 * meant to be a person.
 */
type Names = {
  first: string[]
  last: string[]
  streets: string[]
  places: [string, string][]
  trades: string[]
  form: string
  language: string
  currency: string
  phone: string
  countryText: string
}

const splitWords = (text: string) => text.split(' ')
const parsePlaces = (text: string) =>
  text
    .split(', ')
    .map(
      (place) =>
        [
          place.slice(0, place.indexOf(' ')).replace('_', ' '),
          place.slice(place.indexOf(' ') + 1),
        ] as [string, string],
    )

export const countries: Record<Country, Names> = {
  NO: {
    first: splitWords(
      'Ingrid Sigrid Astrid Solveig Maren Tuva Eline Kari Liv Åse Bjørn Håkon Sindre Torstein Magnus Eirik Øyvind Geir Ståle Jørgen',
    ),
    last: splitWords(
      'Hansen Solheim Bakken Nygård Haugen Lund Strand Moen Dahl Røed Sæther Åsen Fjeldstad Østby Bråten Kvam Tveit Myhre Løken Grønli',
    ),
    streets: splitWords(
      'Storgata Kirkegata Skolegata Strandgaten Nygårdsgaten Fjellveien Åsveien Sjøgata Kongens_gate Møllergata Elvegata Bjørnsons_gate',
    ),
    places: parsePlaces(
      '5003 Bergen, 0155 Oslo, 7011 Trondheim, 4006 Stavanger, 9008 Tromsø, 6002 Ålesund, 3015 Drammen, 8006 Bodø, 4611 Kristiansand, 1606 Fredrikstad, 3717 Skien, 9510 Alta',
    ),
    trades: splitWords(
      'Rør Elektro Bygg Transport Fisk Varme Maskin Regnskap Båtservice Trelast Hytteutleie Blomster',
    ),
    form: 'AS',
    language: 'no',
    currency: 'NOK',
    phone: '+47 9990',
    countryText: 'Norge',
  },
  SE: {
    first: splitWords(
      'Maja Elsa Astrid Linnéa Karin Åsa Märta Ebba Saga Ulla Erik Göran Sören Björn Nils Håkan Lars Åke Viktor Östen',
    ),
    last: splitWords(
      'Lindqvist Åkesson Bergström Sjöberg Öberg Nyström Lundgren Hedlund Ekström Sandström Wallin Björk Forsberg Lindahl Mård Söderlund',
    ),
    streets: splitWords(
      'Storgatan Drottninggatan Kungsgatan Skolgatan Björkvägen Ängsvägen Östra_Hamngatan Järnvägsgatan Kyrkogatan Sjövägen Åsgatan Parkgatan',
    ),
    places: parsePlaces(
      '111_22 Stockholm, 411_05 Göteborg, 211_20 Malmö, 903_26 Umeå, 972_31 Luleå, 753_20 Uppsala, 702_10 Örebro, 582_23 Linköping, 931_30 Skellefteå, 831_30 Östersund',
    ),
    trades: splitWords(
      'Värme Rör El Bygg Åkeri Fastigheter Snickeri Städ Konsult Måleri Trädgård Redovisning',
    ),
    form: 'AB',
    language: 'sv',
    currency: 'SEK',
    phone: '+46 70 174 06',
    countryText: 'Sverige',
  },
  DK: {
    first: splitWords(
      'Freja Karen Signe Mette Astrid Bodil Kirsten Ida Sofie Åse Søren Jørgen Mads Anders Rasmus Niels Bjarne Åge Troels Jens',
    ),
    last: splitWords(
      'Jensen Sørensen Østergaard Kjær Nørgaard Møller Bæk Skov Holm Lauritsen Krogh Thygesen Aagaard Dahlgaard Bøgh Ravn',
    ),
    streets: splitWords(
      'Hovedgaden Strandvejen Nørregade Søndergade Vestergade Østergade Kirkevej Skolevej Møllevej Ågade Algade Havnegade',
    ),
    places: parsePlaces(
      '1050 København_K, 8000 Aarhus_C, 5000 Odense_C, 9000 Aalborg, 6700 Esbjerg, 7100 Vejle, 4000 Roskilde, 6400 Sønderborg, 3700 Rønne, 4600 Køge',
    ),
    trades: splitWords('Lys El VVS Tømrer Maler Byg Transport Fisk Revision Gartneri Smedje Både'),
    form: 'ApS',
    language: 'da',
    currency: 'DKK',
    phone: '+45 7099',
    countryText: 'Danmark',
  },
  FI: {
    first: splitWords(
      'Aino Helmi Kaisa Päivi Tuulikki Sanna Eeva Maija Outi Riikka Tuomas Jukka Väinö Antti Pekka Eero Mikko Heikki Yrjö Seppo',
    ),
    last: splitWords(
      'Koskinen Virtanen Mäkinen Hämäläinen Järvinen Lehtonen Salonen Niemi Väisänen Pöyhönen Räsänen Kärkkäinen Ylönen Tuominen Saarinen Halla-aho',
    ),
    streets: splitWords(
      'Mannerheimintie Kauppakatu Hämeenkatu Kirkkokatu Rantatie Koulukatu Asemakatu Päijänteentie Länsiväylä Puistokatu Työnkatu Yliopistonkatu',
    ),
    places: parsePlaces(
      '00100 Helsinki, 33100 Tampere, 20100 Turku, 90100 Oulu, 40100 Jyväskylä, 65100 Vaasa, 15110 Lahti, 53100 Lappeenranta, 96200 Rovaniemi, 67100 Kokkola',
    ),
    trades: splitWords(
      'Lämpö Sähkö Rakennus Kuljetus Kala Puu Putki Siivous Tilitoimisto Metalli Kiinteistö Venepalvelu',
    ),
    form: 'Oy',
    language: 'fi',
    currency: 'EUR',
    phone: '+358 40 199',
    countryText: 'Suomi',
  },
}
