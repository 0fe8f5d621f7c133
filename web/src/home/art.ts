/** What the cards of the first page show: a corner of a board and some pieces. */
interface Art {
  board: string;
  crop: [number, number, number, number];
  tints: Record<string, string>;
  pieces: { symbol: string; at: [number, number]; size: number }[];
  rondel?: [number, number, number];
}

export const ART: Record<string, Art> = {
  antike: {
    board: "antike-eastern",
    crop: [190, 330, 480, 300],
    tints: { athens: "greece", sparta: "greece", ephesos: "greece", paphos: "phoenicia", attalia: "phoenicia" },
    pieces: [
      { symbol: "shield-greece", at: [303, 436], size: 44 },
      { symbol: "b-temple", at: [274, 426], size: 28 },
      { symbol: "shield-greece", at: [243, 512], size: 40 },
      { symbol: "trireme-greece", at: [330, 560], size: 52 },
      { symbol: "trireme-phoenicia", at: [405, 595], size: 46 },
    ],
    rondel: [545, 465, 0.98],
  },
  classic: {
    board: "classic2003",
    crop: [640, 560, 640, 400],
    tints: {},
    pieces: [
      { symbol: "trireme-rome", at: [850, 700], size: 116 },
      { symbol: "trireme-carthage", at: [735, 850], size: 112 },
      { symbol: "trireme-greece", at: [1130, 860], size: 104 },
    ],
  },
  empires: {
    board: "empires",
    crop: [430, 260, 640, 400],
    tints: {
      latium: "rome",
      italia: "rome",
      dalmatia: "rome",
      macedonia: "greece",
      achaea: "greece",
      sicilia: "rome",
      thracia: "greece",
    },
    pieces: [
      { symbol: "fortress-rome", at: [597, 465], size: 46 },
      { symbol: "legion-rome", at: [560, 420], size: 44 },
      { symbol: "marker-rome", at: [520, 372], size: 42 },
      { symbol: "marker-rome", at: [660, 540], size: 40 },
      { symbol: "trireme-greece", at: [800, 600], size: 80 },
      { symbol: "b-legendary", at: [905, 520], size: 42 },
      { symbol: "marker-greece", at: [905, 450], size: 44 },
      { symbol: "legion-greece", at: [950, 400], size: 44 },
      { symbol: "good-wine", at: [520, 320], size: 34 },
      { symbol: "good-oil", at: [985, 520], size: 34 },
    ],
  },
};
