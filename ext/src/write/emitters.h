// The emitters that programs are compiled for. A template of nodes or steps is made for
// each of them at the end of its file.
#ifndef KILN_WRITE_EMITTERS_H
#define KILN_WRITE_EMITTERS_H

#include "../binary/cbor.h"
#include "../binary/message_pack.h"
#include "../json/emitter.h"
#include "../protobuf/emitter.h"
#include "../toml/emitter.h"
#include "../xml/arrays.h"
#include "../xml/emitter.h"
#include "../yaml/emitter.h"

// Of formats whose members have keys; those of XML have places.
#define KILN_FOR_EACH_KEYED_EMITTER(MAKE) \
    MAKE(json::Emitter) \
    MAKE(binary::Emitter<binary::MessagePack>) \
    MAKE(binary::Emitter<binary::Packed>) \
    MAKE(binary::Emitter<binary::Cbor>) \
    MAKE(toml::Emitter) \
    MAKE(yaml::Emitter) \
    MAKE(protobuf::Emitter)

#define KILN_FOR_EACH_EMITTER(MAKE) \
    KILN_FOR_EACH_KEYED_EMITTER(MAKE) \
    MAKE(xml::Emitter)

#endif
