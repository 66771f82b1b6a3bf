<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis;

use Kiln\Engine;
use Kiln\Engine\Diagnosis\ReadMembers;
use Kiln\Engine\Diagnosis\WriteMembers;
use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Serializer;
use Kiln\Tests\Engine\Native\Fixture\Node;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What a failed call has made goes at once: in a worker, the collector of cycles would find it late.
 */
#[CoversClass(ReadMembers::class)]
#[CoversClass(WriteMembers::class)]
final class CollectorTest extends TestCase
{
    #[Test]
    public function failuresLeaveNoCycles(): void
    {
        $kiln = Serializer::create(cacheDir: TemporaryDirectory::create(), engine: Engine::Php);
        self::attempt(static fn(): mixed => $kiln->deserialize('{"name":7,"next":{}}', Node::class));
        self::attempt(static fn(): string => $kiln->serialize(new Node("\xff")));
        gc_collect_cycles();

        self::attempt(static fn(): mixed => $kiln->deserialize('{"name":7,"next":{}}', Node::class));
        self::assertSame(0, gc_collect_cycles(), 'reading');
        self::attempt(static fn(): string => $kiln->serialize(new Node("\xff")));
        self::assertSame(0, gc_collect_cycles(), 'writing');
    }

    /**
     * @param \Closure(): mixed $call
     */
    private static function attempt(\Closure $call): void
    {
        try {
            $call();
        } catch (DeserializationException|SerializationException) {
            return;
        }
        self::fail('Nothing was wrong.');
    }
}
