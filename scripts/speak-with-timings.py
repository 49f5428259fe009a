"""Speaks the text on standard input with libespeak-ng into the WAV file given, and prints when each word begins.

Prints JSON: {"durationMs", "words": [[startMs, character, length], …]}. The command espeak-ng tells no times, its library does.
"""

import ctypes
import ctypes.util
import json
import sys
import wave

SYNCHRONOUS, POSITION_IN_CHARACTERS, UTF8 = 2, 1, 1
END_OF_EVENTS, WORD = 0, 1


class Event(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("unique_identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p),
        ("id", ctypes.c_char * 8),
    ]


def speak(text, voice, words_a_minute):
    library = ctypes.CDLL(ctypes.util.find_library("espeak-ng") or "libespeak-ng.so.1")
    rate = library.espeak_Initialize(SYNCHRONOUS, 0, None, 0)
    samples, words = bytearray(), []
    callback_type = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(Event))

    def take(wave_data, count, events):
        if wave_data and count > 0:
            samples.extend(ctypes.string_at(wave_data, count * 2))
        at = 0
        while events[at].type != END_OF_EVENTS:
            if events[at].type == WORD:
                words.append([events[at].audio_position, events[at].text_position - 1, events[at].length])
            at += 1
        return 0

    callback = callback_type(take)
    library.espeak_SetSynthCallback(callback)
    library.espeak_SetVoiceByName(voice.encode())
    library.espeak_SetParameter(1, words_a_minute, 0)
    encoded = text.encode()
    library.espeak_Synth(encoded, len(encoded) + 1, 0, POSITION_IN_CHARACTERS, 0, UTF8, None, None)
    library.espeak_Synchronize()
    return rate, bytes(samples), words


def main():
    file, voice, words_a_minute = sys.argv[1:4]
    rate, samples, words = speak(sys.stdin.read(), voice, int(words_a_minute))
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(rate)
        sound.writeframes(samples)
    print(json.dumps({"durationMs": len(samples) // 2 * 1000 // rate, "words": words}))


main()
