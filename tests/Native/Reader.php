<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Context;
use Kiln\Engine\Native\Host\ReadHost;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Native\Declined;
use Kiln\Native\ReadProgram;
use Kiln\SerializerBuilder;
use PHPUnit\Framework\Assert;

/**
 * Reads by the extension alone: what it declines stays declined.
 */
final readonly class Reader
{
    private ReadProgram $program;

    private ReadHost $host;

    public function __construct(string $type, Context $context = new Context())
    {
        $php = SerializerBuilder::create()->engine();
        $program = CodeLookup::programOf($php->classOf('native read', $type, $context));
        Assert::assertNotNull($program, "{$type} is not for the extension");
        $this->program = new ReadProgram($program);
        $this->host = new ReadHost($php, $context);
    }

    /**
     * @param mixed $value what was read; as it was before where it was declined
     */
    public function reads(string $json, mixed &$value, int $depth = 512): bool
    {
        try {
            $value = $this->program->decode($json, $this->host, $depth);

            return true;
        } catch (Declined|Mismatch) {
            return false;
        }
    }
}
