<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

use Kiln\Context;
use Kiln\Engine;
use Kiln\Error\DeserializationException;
use Kiln\Serializer;
use PHPUnit\Framework\Assert;

/**
 * What becomes of bytes that nobody knows: an exception that says what is wrong, or a value that is written and read again as the same. It
 * takes no more memory than the bytes explain, and where there are two engines, both say the same.
 */
final readonly class Outcome
{
    /** Bytes of memory for each byte of a document: an empty element of four bytes becomes an object. */
    private const MEMORY = 256;

    private const LEAST_MEMORY = 1 << 20;

    private Serializer $plain;

    private ?Serializer $native;

    public function __construct(private string $format)
    {
        $this->plain = Serializer::create(engine: Engine::Php);
        $this->native = \extension_loaded('kiln') ? Serializer::create(engine: Engine::Native) : null;
    }

    /**
     * @param string   $name    for messages
     * @param ?Context $context of reading
     *
     * @return bool whether it was read
     */
    public function judge(string $bytes, string $type, string $name, ?Context $context = null): bool
    {
        $limit = self::MEMORY * \strlen($bytes) + self::LEAST_MEMORY;
        [$value, $problem, $peak] = $this->measured($bytes, $type, $context);
        if ($peak >= $limit) {
            // The first time, it takes what the library and new code take.
            [$value, $problem, $peak] = $this->measured($bytes, $type, $context);
        }
        Assert::assertLessThan($limit, $peak, $name);
        $written = $problem === null ? $this->plain->serialize($value, $this->format, type: $type) : null;
        if ($this->native !== null) {
            [$again, $other] = $this->read($this->native, $bytes, $type, $context);
            Assert::assertSame($problem, $other, $name);
            Assert::assertSame($written, $other === null ? $this->native->serialize($again, $this->format, type: $type) : null, $name);
        }
        if ($written !== null) {
            [$again, $problem] = $this->read($this->plain, $written, $type, $context);
            Assert::assertNull($problem, "{$name}, written as " . base64_encode($written));
            Assert::assertSame($written, $this->plain->serialize($again, $this->format, type: $type), $name);
        }

        return $written !== null;
    }

    /**
     * @return array{mixed, ?string, int} the value, or what is wrong, and bytes that were needed at the height
     */
    private function measured(string $bytes, string $type, ?Context $context): array
    {
        $before = memory_get_usage();
        memory_reset_peak_usage();
        [$value, $problem] = $this->read($this->plain, $bytes, $type, $context);

        return [$value, $problem, memory_get_peak_usage() - $before];
    }

    /**
     * @return array{mixed, ?string} the value, or what is wrong
     */
    private function read(Serializer $serializer, string $bytes, string $type, ?Context $context): array
    {
        try {
            return [$serializer->deserialize($bytes, $type, $this->format, $context), null];
        } catch (DeserializationException $exception) {
            return [null, $exception->getMessage()];
        }
    }
}
