<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms;

use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder;
use Kiln\Error\UnusableDirectory;
use Kiln\Tests\Bridge\Jms\Reference\ForgetfulCache;
use Kiln\Tests\Fixture\Jms\Common\Person;
use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Generated code is never loaded from where others can write, but an application goes on working there.
 */
#[CoversClass(SerializerBuilder::class)]
final class CacheDirectoryTest extends TestCase
{
    private string $directory = '';

    #[Before]
    protected function makeDirectory(): void
    {
        $this->directory = sys_get_temp_dir() . '/kiln-shared-' . bin2hex(random_bytes(8));
        mkdir($this->directory, 0o700);
    }

    #[After]
    protected function removeDirectory(): void
    {
        exec('rm -rf ' . escapeshellarg($this->directory));
    }

    #[Test]
    public function codeLiesBelowTheCacheDirectory(): void
    {
        self::assertSame('{"name":"Ada"}', $this->builder()->build()->serialize(self::person(), 'json'));
        self::assertDirectoryExists("{$this->directory}/kiln");
    }

    #[Test]
    public function aDirectoryThatOthersCanWriteToIsNotUsed(): void
    {
        chmod($this->directory, 0o777);

        self::assertSame('{"name":"Ada"}', $this->builder()->build()->serialize(self::person(), 'json'));
        self::assertDirectoryDoesNotExist("{$this->directory}/kiln");
    }

    #[Test]
    public function whoNamesItHimselfIsTold(): void
    {
        chmod($this->directory, 0o777);

        $this->expectException(UnusableDirectory::class);
        JmsSerializer::wrap(\JMS\Serializer\SerializerBuilder::create()->build(), $this->directory);
    }

    private function builder(): SerializerBuilder
    {
        return SerializerBuilder::create()->setCacheDir($this->directory)->setMetadataCache(new ForgetfulCache());
    }

    private static function person(): Person
    {
        $person = new Person();
        $person->name = 'Ada';

        return $person;
    }
}
