<?php

declare(strict_types=1);

namespace Kiln\Examples\Composer;

use DateTimeImmutable;
use Kiln\Attribute\Groups;
use Kiln\Attribute\Inline;
use Kiln\Attribute\Naming;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\Since;
use Kiln\Optional;

/**
 * One installed package, its keys in the order in which Composer writes them.
 *
 * Composer leaves out what a package does not have. So does Kiln for the
 * nullable properties, with `new Context(serializeNull: false)`.
 */
#[Naming(NamingStrategy::Kebab)]
final class Package
{
    public function __construct(
        #[Groups(['overview', 'people'])]
        public string $name,
        #[Groups('overview')]
        public string $version,
        #[SerializedName('version_normalized')]
        public string $versionNormalized,
    ) {
        $this->installPath = Optional::missing();
    }

    public ?string $targetDir = null;

    public ?Source $source = null;

    public ?Dist $dist = null;

    /** @var ?array<string, string> name of a package => version constraint */
    public ?array $require = null;

    /** @var ?array<string, string> */
    public ?array $conflict = null;

    /** @var ?array<string, string> */
    public ?array $provide = null;

    /** @var ?array<string, string> */
    public ?array $replace = null;

    /** @var ?array<string, string> */
    public ?array $requireDev = null;

    /** @var ?array<string, string> name of a package => reason */
    public ?array $suggest = null;

    #[Groups('overview')]
    public ?DateTimeImmutable $time = null;

    #[Since('2.0')]
    public ?bool $defaultBranch = null;

    /** @var string|list<string>|null */
    public string|array|null $bin = null;

    public ?string $type = null;

    /** @var ?array<string, mixed> whatever plugins want to know */
    public ?array $extra = null;

    public ?InstallationSource $installationSource = null;

    public ?Autoload $autoload = null;

    public ?Autoload $autoloadDev = null;

    public ?string $notificationUrl = null;

    /** @var ?list<string> */
    public ?array $includePath = null;

    /** @var ?array<string, mixed> */
    #[Since('2.8.2')]
    public ?array $phpExt = null;

    public ?Archive $archive = null;

    /** @var ?array<string, list<string>> */
    public ?array $scripts = null;

    /** @var ?list<string> */
    #[Groups('overview')]
    public ?array $license = null;

    /** @var ?list<Author> */
    #[Groups('people')]
    public ?array $authors = null;

    public ?string $description = null;

    public ?string $homepage = null;

    /** @var ?list<string> */
    public ?array $keywords = null;

    public mixed $repositories = null;

    /** @var ?array<string, string> kind => address */
    public ?array $support = null;

    /** @var ?list<Funding> */
    #[Groups('people'), Since('1.10')]
    public ?array $funding = null;

    /** the name of the package to use instead, where there is one */
    public bool|string|null $abandoned = null;

    /** @var ?array<string, mixed> */
    public ?array $transportOptions = null;

    /**
     * Null for a package without files, missing in files of Composer 1: an
     * `Optional` keeps the two apart.
     *
     * @var Optional<?string>
     */
    #[Since('2.0')]
    public Optional $installPath;

    /** @var array<string, mixed> keys that this class does not know, so that none is lost */
    #[Inline]
    public array $other = [];
}
