<?php

declare(strict_types=1);

use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Format\Protobuf\ProtoJson;
use Kiln\SerializerBuilder;

/*
 * What conformance_test_runner asks: a message is read and written again. Classes are those that kiln protobuf:import makes of the
 * suite's own files, in the folder that is the first argument.
 */

require dirname(__DIR__, 3) . '/vendor/autoload.php';

$folder = (string) $argv[1];
spl_autoload_register(static function (string $class) use ($folder): void {
    $file = "{$folder}/" . str_replace('\\', '/', substr($class, strlen('Suite\\'))) . '.php';
    if (str_starts_with($class, 'Suite\\') && is_file($file)) {
        require $file;
    }
});

$request = 'Suite\Conformance\ConformanceRequest';
$response = 'Suite\Conformance\ConformanceResponse';
$classes = [
    'protobuf_test_messages.proto3.TestAllTypesProto3' => 'Suite\ProtobufTestMessages\Proto3\TestAllTypesProto3',
    'protobuf_test_messages.proto2.TestAllTypesProto2' => 'Suite\ProtobufTestMessages\Proto2\TestAllTypesProto2',
];
$serializer = SerializerBuilder::create()->withCacheDir("{$folder}/code")->withFormat(new ProtoJson(types: $classes))->build();
$lenient = SerializerBuilder::create()->withCacheDir("{$folder}/code")->withFormat(new ProtoJson(ignoresUnknown: true, types: $classes))->build();
$answer = static function (string $bytes) use ($serializer, $lenient, $classes, $request, $response): object {
    $asked = $serializer->deserialize($bytes, $request, 'protobuf');
    if ($asked->messageType === 'conformance.FailureSet') {
        return new $response(protobufPayload: '');
    }
    $class = $classes[$asked->messageType] ?? null;
    if ($class === null || $asked->protobufPayload === null && $asked->jsonPayload === null || !in_array($asked->requestedOutputFormat->name, ['Protobuf', 'Json'], true)) {
        return new $response(skipped: 'Only proto2, proto3, bytes and JSON.');
    }
    $kiln = $asked->testCategory->name === 'JsonIgnoreUnknownParsingTest' ? $lenient : $serializer;
    try {
        $message = $asked->protobufPayload === null
            ? $kiln->deserialize($asked->jsonPayload, $class, 'protojson')
            : $kiln->deserialize($asked->protobufPayload, $class, 'protobuf');
    } catch (DeserializationException $exception) {
        return new $response(parseError: $exception->getMessage());
    }
    try {
        return $asked->requestedOutputFormat->name === 'Json'
            ? new $response(jsonPayload: $kiln->serialize($message, 'protojson'))
            : new $response(protobufPayload: $kiln->serialize($message, 'protobuf'));
    } catch (SerializationException $exception) {
        return new $response(serializeError: $exception->getMessage());
    }
};
$read = static function (int $length): ?string {
    $bytes = '';
    while (strlen($bytes) < $length) {
        $piece = fread(STDIN, $length - strlen($bytes));
        if ($piece === false || $piece === '') {
            return null;
        }
        $bytes .= $piece;
    }

    return $bytes;
};
while (($head = $read(4)) !== null) {
    try {
        $given = $answer((string) $read(unpack('V', $head)[1]));
    } catch (Throwable $error) {
        $given = new $response(runtimeError: (string) $error);
    }
    $bytes = $serializer->serialize($given, 'protobuf');
    fwrite(STDOUT, pack('V', strlen($bytes)) . $bytes);
}
