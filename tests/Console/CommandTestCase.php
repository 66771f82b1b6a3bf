<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use PHPUnit\Framework\TestCase;

abstract class CommandTestCase extends TestCase
{
    private ?Project $project = null;

    private int $umask = 0;

    protected function setUp(): void
    {
        // Some users let their group write what they make. Kiln refuses to run such files.
        $this->umask = umask(0022);
        $this->project = Project::make();
    }

    protected function tearDown(): void
    {
        $this->project?->remove();
        $this->project = null;
        umask($this->umask);
    }

    protected function project(): Project
    {
        return $this->project ?? throw new \LogicException('There is a project only while a test runs.');
    }

    /**
     * Two classes, one inside the other.
     */
    protected function declareOrder(): void
    {
        $this->project()->declare('Order', <<<'PHP'
            final class Order
            {
                public int $id = 1;

                #[Kiln\Groups('detail')]
                public ?string $note = null;

                /** @var list<Line> */
                public array $lines = [];
            }
            PHP);
        $this->project()->declare('Line', <<<'PHP'
            final class Line
            {
                public function __construct(
                    public readonly string $sku,
                    #[Kiln\Since('2')]
                    private float $price = 1.5,
                ) {}
            }
            PHP);
    }

    protected static function assertExit(int $expected, Result $result): void
    {
        self::assertSame($expected, $result->exitCode, $result->output . $result->errors);
    }
}
