export {
  findLane,
  type Lane,
  learnUsualTimes,
  measureWait,
  toLaneKey,
  type UsualTime,
} from './usual-times'
