<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Console\Application;
use Kiln\Console\Packages;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Console\Tester\ApplicationTester;

#[CoversClass(Application::class)]
final class ApplicationTest extends TestCase
{
    #[Test]
    public function whatWasNotForeseenEndsWith255(): void
    {
        $application = new Application(new Packages(static fn(string $package): string => $package === Packages::KILN ? '1.2.3' : throw new \LogicException('not foreseen')));
        $application->setAutoExit(false);
        $tester = new ApplicationTester($application);

        $exitCode = $tester->run(['command' => 'doctor'], ['capture_stderr_separately' => true]);

        self::assertSame(255, $exitCode);
        self::assertSame('', $tester->getDisplay());
        self::assertStringContainsString('not foreseen', $tester->getErrorOutput());
    }

    #[Test]
    public function theVersionIsThatOfThePackage(): void
    {
        $application = new Application(new Packages(static fn(): string => '1.2.3'));
        $application->setAutoExit(false);
        $tester = new ApplicationTester($application);

        self::assertSame(0, $tester->run(['--version' => true]));
        self::assertSame("Kiln 1.2.3\n", $tester->getDisplay(true));
    }
}
