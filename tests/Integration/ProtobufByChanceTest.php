<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Error\DeserializationException;
use Kiln\Format\Protobuf\Decoder;
use Kiln\Schema\Exporter;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Outcome;
use Kiln\Tests\Integration\Fixture\Protobuf\Card;
use Kiln\Tests\Integration\Fixture\Protobuf\Everything;
use Kiln\Tests\Integration\Fixture\Protobuf\Invoice;
use Kiln\Tests\Integration\Fixture\Protobuf\Level;
use Kiln\Tests\Integration\Fixture\Protobuf\Part;
use Kiln\Tests\Integration\Fixture\Protobuf\Transfer;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Bytes that are almost messages: they are read, or refused with the usual exception, and protoc says the same.
 */
#[CoversClass(Decoder::class)]
final class ProtobufByChanceTest extends TestCase
{
    private const CASES = 10_000;

    /** In the place of those, where KILN_CASES multiplies them: `make fuzz` has a million. */
    private const MANY_CASES = 50_000;

    private const CASES_OF_PROTOC = 40;

    /** Ten thousand. */
    private const MANY_CASES_OF_PROTOC = 500;

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function damagedBytesAreReadOrRefused(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $serializer = Serializer::create();
        $samples = array_map(static fn(object $object): array => [$object::class, $serializer->serialize($object, 'protobuf')], self::objects());
        $outcome = new Outcome('protobuf');
        $read = 0;
        for ($case = 0, $cases = Chance::cases(self::CASES, self::MANY_CASES); $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            [$class, $bytes] = $own->oneOf($samples);
            $damaged = self::damage($bytes, $own);
            $read += $outcome->judge($damaged, $class, "seed {$seed}, case {$case}: " . bin2hex($damaged)) ? 1 : 0;
        }

        self::assertGreaterThan(0, $read);
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function protocSaysTheSame(int $seed): void
    {
        exec('command -v protoc', $found, $status);
        if ($status !== 0) {
            getenv('CI') === 'true' ? self::fail('The compiler of Protocol Buffers is missing.') : self::markTestSkipped('The compiler of Protocol Buffers is missing: qa/require-protoc installs it.');
        }
        $chance = Chance::announced($seed, __METHOD__);
        $serializer = Serializer::create();
        $directory = TemporaryDirectory::create();
        file_put_contents("{$directory}/part.proto", Exporter::of(SerializerBuilder::create())->export('proto', [Part::class]));
        $bytes = $serializer->serialize(new Part(300, 'name', new Part(-1, '', new Part(2, 'é'))), 'protobuf');
        for ($case = 0; $case < Chance::cases(self::CASES_OF_PROTOC, self::MANY_CASES_OF_PROTOC); ++$case) {
            $damaged = self::damage($bytes, $chance->forCase($case));
            file_put_contents("{$directory}/input", $damaged);
            exec('cd ' . escapeshellarg($directory) . ' && protoc --decode=kiln.tests.integration.fixture.protobuf.Part part.proto <input 2>&1', $lines, $status);
            try {
                $serializer->deserialize($damaged, Part::class, 'protobuf');
                $isRead = true;
            } catch (DeserializationException) {
                $isRead = false;
            }
            // Of a tag of five bytes, protoc drops what goes beyond 32 bits. upb and Go refuse it, as Kiln does.
            if ($status === 0 && !$isRead && preg_match('/[\x80-\xFF]{4}[\x10-\x7F]/', $damaged) === 1) {
                continue;
            }

            self::assertSame($status === 0, $isRead, "seed {$seed}, case {$case}: " . bin2hex($damaged));
        }
    }

    /**
     * @return non-empty-list<object>
     */
    private static function objects(): array
    {
        return [
            new Everything(
                150,
                sint32: -5,
                string: 'text',
                bytes: "\xFF",
                part: new Part(1, 'a', new Part(2)),
                packed: [1, 300],
                unpacked: [1, 2],
                texts: ['', 'é'],
                counts: ['a' => 1],
                names: [7 => 'x'],
                parts: ['k' => new Part(1)],
                list: [new Part(3)],
                time: new \DateTimeImmutable('@1700000000'),
                any: ['a' => [1, null, 'x', true]],
                levels: [Level::High],
                maybe: 0,
                floats: [1.5],
            ),
            new Invoice(new Card('4', 7), [new Transfer('CH'), new Card('')], 'note', new Part(1)),
        ];
    }

    private static function damage(string $bytes, Chance $chance): string
    {
        for ($times = $chance->int(1, 3); $times > 0; --$times) {
            $at = $chance->int(0, max(0, \strlen($bytes) - 1));
            $bytes = match ($chance->int(0, 4)) {
                0 => substr($bytes, 0, $at),
                1 => substr_replace($bytes, $chance->bytes(1), $at, 1),
                2 => substr_replace($bytes, \chr(\ord($bytes[$at] ?? "\0") ^ 1 << $chance->int(0, 7)), $at, 1),
                3 => substr_replace($bytes, $chance->oneOf(["\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x01", "\x80\x00", "\0", "\x0B", "\x0C", substr($bytes, 0, $chance->int(0, 9))]), $at, 0),
                default => substr_replace($bytes, '', $at, $chance->int(1, 4)),
            };
        }

        return $bytes;
    }
}
