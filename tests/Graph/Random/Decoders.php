<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Graph;
use Kiln\Native\Declined;
use PHPUnit\Framework\Assert;

/**
 * Plain PHP and, where it is there, the extension: what the extension makes of bytes is what plain PHP makes of them, or it
 * leaves them to PHP, and nothing behind.
 */
final readonly class Decoders
{
    /**
     * @param ?Decoder $extension null where it is not there
     */
    private function __construct(private Decoder $plain, private ?Decoder $extension) {}

    public static function ofThisPhp(): self
    {
        return new self(Decoder::ofPlainPhp(), \extension_loaded('kiln') ? Decoder::ofExtension() : null);
    }

    /**
     * @param list<string>|null $allowed
     * @param string            $case    which one, for messages
     *
     * @return Outcome of plain PHP
     */
    public function outcome(string $bytes, ?array $allowed, string $case): Outcome
    {
        $plain = $this->plain->outcome($bytes, $allowed, "{$case}, plain PHP");
        if ($this->extension === null) {
            return $plain;
        }
        $native = $this->extension->outcome($bytes, $allowed, "{$case}, the extension");
        if ($native->refusal instanceof Declined) {
            $this->extension->assertLeavesNothing($bytes, $allowed, "{$case}, the extension");
        } elseif ($native->text() !== $plain->text()) {
            Assert::fail("{$case}: the extension gives\n{$native->text()}\nplain PHP gives\n{$plain->text()}\nfor " . bin2hex($bytes));
        }

        return $plain;
    }

    /**
     * Cut off anywhere, bytes are refused, with a right checksum too; with any bit changed they are refused or another value.
     */
    public function assertNoDamageDoesHarm(string $bytes): void
    {
        $body = Damage::unsealed($bytes);
        for ($length = Damage::HEAD; $length < \strlen($body); ++$length) {
            Assert::assertNotNull($this->outcome(Damage::sealed(substr($body, 0, $length)), Graph::ALL, "the first {$length} bytes")->refusal);
            Assert::assertInstanceOf(DamagedBytes::class, $this->outcome(substr($bytes, 0, $length), Graph::ALL, "{$length} bytes")->refusal);
        }
        for ($bit = 8; $bit < 8 * \strlen($body); ++$bit) {
            $this->outcome(Damage::sealed(Damage::ofBit($body, $bit)), Graph::ALL, "bit {$bit}");
        }
    }

    /**
     * Where the extension is there, it alone decodes seven in eight: all of them are plain PHP's where it is not.
     */
    public function decodeOneOfMany(string $bytes, int $number, string $case): void
    {
        if ($this->extension === null || $number % 8 === 0) {
            $this->outcome($bytes, Graph::ALL, $case);
        } else {
            $this->extension->outcome($bytes, Graph::ALL, "{$case}, the extension");
        }
    }
}
